import SceneModel

/// A scanner that reads a line of a script from left to right.
///
/// A number sign begins a comment wherever a command does not expect an identifier.
package struct Scanner {
  let scalars: [Unicode.Scalar]
  let file: String?
  let line: Int
  private(set) var index = 0

  init(_ text: String, file: String?, line: Int) {
    self.scalars = Array(text.unicodeScalars)
    self.file = file
    self.line = line
  }

  /// The position of the next scalar.
  var position: ScriptPosition {
    position(at: index)
  }

  /// The next scalar, or nil at the end of the line.
  var next: Unicode.Scalar? {
    index < scalars.count ? scalars[index] : nil
  }

  /// A Boolean value that indicates whether only blanks and a comment are left.
  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return next == nil || next == "#"
    }
  }

  func position(at index: Int) -> ScriptPosition {
    ScriptPosition(file: file, line: line, column: index + 1)
  }

  func peek(_ offset: Int = 1) -> Unicode.Scalar? {
    index + offset < scalars.count ? scalars[index + offset] : nil
  }

  mutating func advance(by count: Int = 1) {
    index = min(index + count, scalars.count)
  }

  mutating func skipBlanks() {
    while let scalar = next, scalar.isBlank {
      index += 1
    }
  }

  /// Consumes the given scalar if it comes next, and returns whether it was consumed.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    index += 1
    return true
  }

  /// Consumes the given bare word if it comes next, and returns whether it was consumed.
  mutating func takeWord(_ word: String) -> Bool {
    let start = index
    if bareWord() == word { return true }
    index = start
    return false
  }

  /// Reads and returns the text up to the next blank, or returns an empty string at the end of the line or before a
  /// quotation mark.
  mutating func bareWord() -> String {
    skipBlanks()
    guard next != "\"" else { return "" }
    return take(while: { !$0.isBlank })
  }

  /// Reads the leading scalars that satisfy a condition.
  mutating func take(while condition: (Unicode.Scalar) -> Bool) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = next, condition(scalar) {
      text.append(scalar)
      index += 1
    }
    return String(text)
  }

  /// Skips blanks, and returns an error at the next scalar.
  mutating func error(_ message: String) -> ScriptError {
    skipBlanks()
    return ScriptError(message, at: position)
  }

  /// Throws an error unless the line has been read completely.
  mutating func finish(_ synopsis: String) throws(ScriptError) {
    guard !isAtEnd else { return }
    let start = position
    let rest = ScriptError.excerpt(String(String.UnicodeScalarView(scalars[index...])))
    throw ScriptError(
      "unexpected \(rest.hasPrefix("\"") ? rest : "'\(rest)'"); the command is: \(synopsis)",
      at: start
    )
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar separates words.
  var isBlank: Bool {
    self == " " || self == "\t" || self == "\u{A0}"
  }
}
