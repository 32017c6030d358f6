/// The width, the character set and the form of commands in text.
package struct TextLayout: Hashable, Sendable {
  /// The maximum number of columns in a line.
  package var width: Int
  /// The character set for drawings.
  package var signs: Signs
  /// The form in which the reader of the text types NavLab's commands.
  package var invocation: Invocation

  /// Creates a layout from a width, a character set and a form of commands.
  ///
  /// - Parameters:
  ///   - width: The maximum number of columns of a line; a number below 20 counts as 20.
  ///   - signs: The characters to draw with.
  ///   - invocation: The way to start NavLab from where the text is read.
  package init(
    width: Int = 80,
    signs: Signs = .unicode,
    invocation: Invocation = Invocation()
  ) {
    self.width = max(20, width)
    self.signs = signs
    self.invocation = invocation
  }

  /// Returns a copy of the layout with another width.
  ///
  /// - Parameter width: The maximum number of columns of a line; a number below 20 counts as 20.
  /// - Returns: The layout.
  package func with(width: Int) -> TextLayout {
    TextLayout(width: width, signs: signs, invocation: invocation)
  }

  /// A Boolean value that indicates whether the width and characters are those of lessons and documents.
  package var isStandard: Bool {
    width == Self().width && signs == Self().signs
  }

  /// Returns text without its middle if the text is wider than the given width.
  ///
  /// - Parameters:
  ///   - text: The text to shorten.
  ///   - width: The maximum number of columns.
  /// - Returns: The text, or its beginning and its end around an ellipsis; empty if even that is too wide.
  package func cut(_ text: String, to width: Int) -> String {
    guard !Self.fits(text, in: width) else { return text }
    let room = width - DisplayWidth.columns(of: signs.ellipsis)
    guard room >= 0 else { return "" }
    let head = Self.prefix(of: text, columns: room - room / 2)
    let tail = Self.prefix(of: text.reversed(), columns: room / 2).reversed()
    return head + signs.ellipsis + String(tail)
  }

  /// Returns whether the text fits into the width, measuring no more text than necessary.
  private static func fits(_ text: String, in width: Int) -> Bool {
    var used = 0
    for character in text {
      used += DisplayWidth.columns(of: character)
      if used > width { return false }
    }
    return true
  }

  static func prefix(of characters: some Sequence<Character>, columns: Int) -> String {
    var prefix = ""
    var used = 0
    for character in characters {
      used += DisplayWidth.columns(of: character)
      guard used <= columns else { break }
      prefix.append(character)
    }
    return prefix
  }
}
