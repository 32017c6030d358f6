extension Scanner {
  /// Reads a string in double quotation marks, with Swift's escapes.
  mutating func quotedString() throws(ScriptError) -> String {
    let start = position
    guard take("\"") else { throw error("text in double quotes is expected here") }
    var text = String.UnicodeScalarView()
    while let scalar = next {
      advance()
      switch scalar {
      case "\"": return String(text)
      case "\\": text.append(try escaped())
      default: text.append(scalar)
      }
    }
    throw ScriptError("this quote is not closed; add \" at the end of the text", at: start)
  }

  /// Reads the rest of an escape after its backslash, and returns the character.
  private mutating func escaped() throws(ScriptError) -> Unicode.Scalar {
    let start = position(at: index - 1)
    guard let scalar = next else {
      throw ScriptError("this quote is not closed; write \\\\ for a backslash", at: start)
    }
    advance()
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "0": return "\0"
    case "\"", "'", "\\": return scalar
    case "u": return try unicodeEscape(from: start)
    case "(":
      throw ScriptError("a script has no interpolation; write \\\\( for a backslash", at: start)
    default:
      throw ScriptError(
        "\\\(ScriptError.excerpt(String(scalar))) is not an escape in Swift; write \\\\ for a backslash",
        at: start
      )
    }
  }

  private mutating func unicodeEscape(
    from start: ScriptPosition
  ) throws(ScriptError)
    -> Unicode.Scalar
  {
    guard take("{") else { throw ScriptError("write \\u{N} with hexadecimal digits", at: start) }
    let digits = take(while: { $0.properties.isASCIIHexDigit })
    guard take("}"), (1...8).contains(digits.count), let value = UInt32(digits, radix: 16),
      let scalar = Unicode.Scalar(value)
    else {
      throw ScriptError("\\u{N} needs the hexadecimal number of a Unicode scalar", at: start)
    }
    return scalar
  }
}
