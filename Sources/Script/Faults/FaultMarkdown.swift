package import FaultCatalogue

/// A fault's catalogue entry, as editors show it beside the code.
package struct FaultMarkdown {
  private let entry: FaultEntry

  /// Creates the text of a fault.
  ///
  /// - Parameter entry: The entry on the fault.
  package init(_ entry: FaultEntry) {
    self.entry = entry
  }

  /// The entry as Markdown, without a line break at its end.
  package var text: String {
    let fault = entry.fault
    var parts = [
      "**\(fault.id)** (\(fault.severity.rawValue)): \(prose(fault.summary))",
      prose(entry.why),
      prose(entry.remedy),
      "Wrong:", listing(entry.wrong.code),
      "Right:", listing(entry.right.code),
    ]
    parts.append("`navlab explain \(fault.id)` shows both in a running app.")
    return parts.joined(separator: "\n\n")
  }

  private func listing(_ code: String) -> String { "```swift\n\(code)\n```" }

  /// Returns text without characters that are read as markup.
  private func prose(_ text: String) -> String {
    text.reduce(into: "") { result, letter in
      if "\\*_<>[]|#".contains(letter) { result.append("\\") }
      result.append(letter)
    }
  }
}
