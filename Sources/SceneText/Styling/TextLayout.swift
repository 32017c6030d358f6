/// The width, the character set and the spelling of commands in text.
package struct TextLayout: Hashable, Sendable {
  /// The maximum number of columns of a line.
  package var width: Int
  /// The characters to draw with.
  package var signs: Signs
  /// The way in which the reader of the text starts NavLab.
  package var invocation: Invocation

  /// Creates a layout.
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

  /// Returns the same layout with another width.
  ///
  /// - Parameter width: The maximum number of columns of a line; a number below 20 counts as 20.
  /// - Returns: The layout.
  package func with(width: Int) -> TextLayout {
    TextLayout(width: width, signs: signs, invocation: invocation)
  }

  /// Whether the width and characters are those of lessons and documents.
  package var isStandard: Bool {
    width == Self().width && signs == Self().signs
  }

  /// Shortens text by leaving out its middle.
  ///
  /// - Parameters:
  ///   - text: The text to shorten.
  ///   - width: The maximum number of columns.
  /// - Returns: The text, or its beginning and its end around an ellipsis; empty if even that is
  ///   too wide.
  package func cut(_ text: String, to width: Int) -> String {
    guard !Self.fits(text, in: width) else { return text }
    let room = width - DisplayWidth.columns(of: signs.ellipsis)
    guard room >= 0 else { return "" }
    let head = Self.prefix(of: text, columns: room - room / 2)
    let tail = Self.prefix(of: text.reversed(), columns: room / 2).reversed()
    return head + signs.ellipsis + String(tail)
  }

  /// Returns whether the text fits, without measuring more of it than necessary.
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
