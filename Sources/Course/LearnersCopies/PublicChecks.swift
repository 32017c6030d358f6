/// The text of a `checks.nav` without the sections of hidden checks.
struct PublicChecks {
  /// The remaining text, or nil if no section remains.
  let text: String?

  /// Creates the text by removing the sections of hidden checks.
  ///
  /// A comment above a section belongs to it. A comment between a removed section and a kept one is removed too,
  /// because it may refer to either.
  ///
  /// - Parameters:
  ///   - text: The whole file.
  ///   - hidden: The names of the removed sections.
  init(_ text: String, without hidden: Set<String>) {
    var kept: [Substring] = []
    var waiting: [Substring] = []
    var stays = true
    var hasSection = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.wholeMatch(of: /##\s*check\s+(\S+)\s*/) {
        let isPublic = !hidden.contains(String(match.output.1))
        if isPublic {
          kept += (stays ? waiting : []) + [line]
          hasSection = true
        }
        waiting = []
        stays = isPublic
      } else if line.trimmingWhitespace().isEmpty || line.hasPrefix("#") {
        waiting.append(line)
      } else if stays {
        kept += waiting + [line]
        waiting = []
      } else {
        waiting = []
      }
    }
    self.text = hasSection ? kept.joined(separator: "\n") + "\n" : nil
  }
}
