import SceneText
import Terminal

/// One of the forms in which answers are drawn for terminals of different kinds.
package struct TranscriptForm: Hashable, Sendable {
  /// The width of the terminal.
  package var columns: Int
  /// Whether the terminal shows more than ASCII.
  package var usesUnicode: Bool

  /// The forms that every command is shown in.
  package static let all = [
    TranscriptForm(columns: 80, usesUnicode: true), TranscriptForm(columns: 40, usesUnicode: true),
    TranscriptForm(columns: 80, usesUnicode: false),
    TranscriptForm(columns: 40, usesUnicode: false),
  ]

  /// The form in a few words, such as `80 columns, Unicode`.
  package var title: String {
    "\(columns) columns, \(usesUnicode ? "Unicode" : "ASCII")"
  }

  /// What the terminal can show.
  var profile: DisplayProfile { DisplayProfile(columns: columns, usesUnicode: usesUnicode) }

  /// Finds what a terminal of this kind could not show.
  ///
  /// - Parameters:
  ///   - line: A line of an answer.
  ///   - isWide: Whether the line may be wider than the terminal.
  /// - Returns: What is wrong with the line, or nil where nothing is.
  func fault(in line: String, isWide: Bool) -> String? {
    guard Printable.line(line) == line else { return "holds what a terminal would act upon" }
    let width = DisplayWidth.columns(of: line)
    if width > columns, !isWide { return "is \(width) columns wide" }
    guard !usesUnicode else { return nil }
    return line.unicodeScalars.first { !$0.isASCII }.map { "holds '\($0)', which is not ASCII" }
  }
}
