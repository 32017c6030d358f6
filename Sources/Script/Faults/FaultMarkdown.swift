package import FaultCatalogue

/// A fault's catalogue entry as Markdown text, which editors show beside the code.
package struct FaultMarkdown {
  private let entry: FaultEntry

  /// Creates the Markdown text of a fault.
  ///
  /// - Parameter entry: The entry on the fault.
  package init(_ entry: FaultEntry) {
    self.entry = entry
  }

  /// The entry as Markdown, without a final line break.
  package var text: String {
    let fault = entry.fault
    var parts = [
      "**\(fault.id)** (\(fault.severity.rawValue)): \(prose(fault.summary))",
      prose(entry.why),
      prose(entry.remedy),
      "Wrong:", listing(entry.wrong.code),
      "Right:", listing(entry.right.code),
    ]
    parts.append("`navlab explain \(fault.id)` shows both versions in a running app.")
    return parts.joined(separator: "\n\n")
  }

  private func listing(_ code: String) -> String { "```swift\n\(code)\n```" }

  /// Returns text with Markdown's special characters escaped.
  private func prose(_ text: String) -> String {
    text.reduce(into: "") { result, letter in
      if "\\*_<>[]|#".contains(letter) { result.append("\\") }
      result.append(letter)
    }
  }
}
