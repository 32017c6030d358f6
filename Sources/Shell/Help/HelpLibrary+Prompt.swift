package import Script

extension HelpLibrary {
  /// All that help knows at the prompt.
  package static var prompt: HelpLibrary {
    HelpLibrary(topics: TopicList.all + [.keys])
  }
}
