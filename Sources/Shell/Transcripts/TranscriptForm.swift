import SceneText
import Terminal

/// A form in which answers are drawn for a kind of terminal.
package struct TranscriptForm: Hashable, Sendable {
  /// The number of columns of the terminal.
  package var columns: Int
  /// A Boolean value that indicates whether the terminal supports Unicode.
  package var usesUnicode: Bool

  /// All forms in which the answers of commands are recorded.
  package static let all = [
    TranscriptForm(columns: 80, usesUnicode: true), TranscriptForm(columns: 40, usesUnicode: true),
    TranscriptForm(columns: 80, usesUnicode: false),
    TranscriptForm(columns: 40, usesUnicode: false),
  ]

  /// A short description of the form, such as `80 columns, Unicode`.
  package var title: String {
    "\(columns) columns, \(usesUnicode ? "Unicode" : "ASCII")"
  }

  /// The display profile of the terminal.
  var profile: DisplayProfile { DisplayProfile(columns: columns, usesUnicode: usesUnicode) }

  /// Returns a description of the first part of a line that the terminal cannot show, or nil if there is none.
  ///
  /// - Parameters:
  ///   - line: A line of an answer.
  ///   - isWide: Whether the line may be wider than the terminal.
  ///   - hasLetters: Whether the app's own texts may contain non-ASCII characters.
  /// - Returns: The part that the terminal cannot show, or nil if there is none.
  func fault(in line: String, isWide: Bool, hasLetters: Bool = false) -> String? {
    guard Printable.line(line) == line else { return "contains terminal control characters" }
    let width = DisplayWidth.columns(of: line)
    if width > columns, !isWide { return "is \(width) columns wide" }
    guard !usesUnicode else { return nil }
    return line.unicodeScalars.first { !$0.isASCII && !(hasLetters && !$0.isDrawing) }.map {
      "contains '\($0)', which is not ASCII"
    }
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether NavLab uses the scalar in its drawings.
  fileprivate var isDrawing: Bool {
    (0x2190..<0x2600).contains(value) || (0x2900..<0x2980).contains(value)
      || "−‹›·•".unicodeScalars.contains(self)
  }
}
