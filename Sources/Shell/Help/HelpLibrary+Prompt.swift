package import Script

extension HelpLibrary {
  /// The library of all help that is available at the prompt.
  package static var prompt: HelpLibrary {
    HelpLibrary(topics: TopicList.all + [.keys])
  }
}
