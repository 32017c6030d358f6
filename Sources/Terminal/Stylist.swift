/// Colours text by what it means, or leaves it plain.
package struct Stylist: Hashable, Sendable {
  /// The sequence that goes back to plain text.
  package static let reset = "\u{1B}[0m"

  /// Whether colours are used.
  package let usesColor: Bool

  package init(usesColor: Bool) {
    self.usesColor = usesColor
  }

  /// The sequence that begins a role's colour.
  ///
  /// Only the sixteen colours that a person can choose in the terminal's settings are used, so that
  /// text stays readable on light and dark backgrounds.
  ///
  /// - Parameter role: What the text means.
  /// - Returns: The sequence, or nil without colours.
  package func escape(for role: Role) -> String? {
    guard usesColor else { return nil }
    let code =
      switch role {
      case .heading: "1"
      case .focus: "1;36"
      case .added, .success: "32"
      case .removed, .error: "31"
      case .changed, .warning: "33"
      case .quiet: "2"
      case .command: "36"
      case .console: "35"
      }
    return "\u{1B}[\(code)m"
  }

  /// Colours a text, each of its lines by itself.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - role: What it means.
  /// - Returns: The text with escape sequences, or as it was without colours.
  package func callAsFunction(_ text: String, _ role: Role) -> String {
    guard let escape = escape(for: role) else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "\(escape)\($0)\(Self.reset)" }
      .joined(separator: "\n")
  }
}
