import FaultCatalogue

/// A fault's catalogue entry, as editors show it beside the code.
struct FaultMarkdown {
  let fault: Fault

  /// The entry.
  var text: String {
    var parts = [
      "**\(fault.id)** (\(fault.severity.rawValue)): \(prose(fault.summary))",
      prose(fault.why),
      prose(fault.remedy),
      "Wrong:", listing(fault.wrong.code),
      "Right:", listing(fault.right.code),
    ]
    parts.append("`navlab explain \(fault.id)` shows what becomes of both in a running app.")
    return parts.joined(separator: "\n\n")
  }

  private func listing(_ code: String) -> String { "```swift\n\(code)\n```" }

  /// Returns a text without characters that are read as markup.
  private func prose(_ text: String) -> String {
    text.reduce(into: "") { result, letter in
      if "\\*_<>[]|#".contains(letter) { result.append("\\") }
      result.append(letter)
    }
  }
}
