import SceneModel

/// The text before a line, in coloured parts.
package struct Prompt: Hashable, Sendable {
  /// A part of a prompt in one colour.
  package struct Part: Hashable, Sendable {
    /// The text of the part, in which every character occupies one or two cells.
    package let text: String
    /// The escape sequence for the colour, or nil for plain text.
    package let escape: String?

    package init(_ text: String, escape: String? = nil) {
      self.text = String(String.UnicodeScalarView(text.unicodeScalars.filter(Self.isShown)))
      self.escape = escape
    }

    /// Returns whether a character is harmless and occupies one or two cells.
    private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.properties.generalCategory {
      case .format, .nonspacingMark, .enclosingMark, .unassigned, .privateUse: false
      default: !scalar.isHarmful
      }
    }
  }

  /// The parts of the prompt, in order.
  package var parts: [Part]

  package init(_ parts: [Part]) {
    self.parts = parts
  }

  package init(_ text: String) {
    self.init([Part(text)])
  }

  /// The prompt without colours, followed by a blank.
  package var text: String {
    parts.map(\.text).joined() + " "
  }

  /// Returns the prompt in the form that libedit expects, with marks around invisible characters.
  ///
  /// libedit draws marked text together with the character after it. So two marked texts must not be adjacent, and the
  /// colour is switched off before the last blank.
  ///
  /// - Parameter mark: The character around texts without width.
  /// - Returns: The text, escape sequences and marks.
  func marked(with mark: Character) -> String {
    var result = ""
    var active: String?
    for part in parts + [Part(" ")] where !part.text.isEmpty {
      if part.escape != active {
        let reset = active == nil ? "" : "\u{1B}[0m"
        result += "\(mark)\(reset)\(part.escape ?? "")\(mark)"
        active = part.escape
      }
      result += part.text
    }
    return result
  }
}
