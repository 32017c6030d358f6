package import Script

extension HelpLibrary {
  /// All help that is available at the prompt.
  package static var prompt: HelpLibrary {
    HelpLibrary(topics: TopicList.all + [.keys])
  }
}
