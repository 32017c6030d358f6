/// A converter that colours text according to its role, if colours are used.
package struct Stylist: Hashable, Sendable {
  /// The escape sequence that restores plain text.
  package static let reset = "\u{1B}[0m"

  /// A Boolean value that indicates whether colours are used.
  package let usesColor: Bool
  /// A Boolean value that indicates whether file names are clickable.
  package let usesLinks: Bool

  package init(usesColor: Bool, usesLinks: Bool = false) {
    self.usesColor = usesColor
    self.usesLinks = usesLinks
  }

  /// Returns the escape sequence that starts a role's colour, or nil if colours are not used.
  ///
  /// Only the sixteen colours of the terminal's settings are used, so that text stays readable on light and dark
  /// backgrounds.
  ///
  /// - Parameter role: The meaning of the text.
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

  /// Returns text with each line coloured for a role, or unchanged text if colours are not used.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - role: The meaning of the text.
  /// - Returns: The text with escape sequences, or the unchanged text without colours.
  package func callAsFunction(_ text: String, _ role: Role) -> String {
    guard let escape = escape(for: role) else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "\(escape)\($0)\(Self.reset)" }
      .joined(separator: "\n")
  }

  /// Returns text as a link to a file, or unchanged text if the terminal does not support links.
  ///
  /// - Parameters:
  ///   - text: The text, which may be coloured.
  ///   - file: The file's absolute path.
  /// - Returns: The text with the codes of a link (OSC 8), or the unchanged text.
  package func link(_ text: String, to file: String) -> String {
    guard usesLinks else { return text }
    return "\u{1B}]8;;file://\(Self.encoded(file))\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  /// Returns a path in which all characters except letters, digits and a few others are percent-encoded.
  private static func encoded(_ path: String) -> String {
    path.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        String(UnicodeScalar(byte))
      default:
        "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
