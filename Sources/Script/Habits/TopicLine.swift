/// A request for exercises about a topic, such as `find exercises on tabs`.
struct TopicLine: Hashable {
  /// The command that lists the exercises about the topic.
  let line: String

  /// Creates the command for a request, or returns nil if the words are not a request for exercises.
  ///
  /// - Parameter words: The words of the line as typed.
  init?(_ words: [String]) {
    let plain = words.map { word in word.lowercased().filter { !".,!?".contains($0) } }
    guard let noun = plain.firstIndex(where: Self.nouns.contains),
      plain[..<noun].allSatisfy(Self.beginnings.contains),
      noun + 2 < plain.count, Self.joints.contains(plain[noun + 1])
    else { return nil }
    let topic = plain[(noun + 2)...].filter { !Self.articles.contains($0) }
    guard (1...Self.longest).contains(topic.count) else { return nil }
    line = ([ListCommand.word] + topic).joined(separator: " ")
  }

  /// The maximum number of words in a topic, above which a line counts as a sentence.
  private static let longest = 3
  private static let nouns: Set<String> = ["exercise", "exercises", "task", "tasks"]
  private static let joints: Set<String> = ["about", "on", "for", "with"]
  private static let articles: Set<String> = ["a", "an", "the"]
  private static let beginnings: Set<String> = [
    "find", "search", "show", "give", "list", "start", "open", "are", "is", "there", "me", "an",
    "a", "any", "the",
    "all", "some", "i", "want", "need", "for", "please", "which", "what",
  ]
}
