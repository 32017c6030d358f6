import SceneText

/// A part of an XML or HTML document, with text that is escaped when written.
///
/// Every text is escaped so that it remains text. Characters that control a terminal or browser invisibly are written
/// as Swift's escapes.
package indirect enum Markup: Hashable, Sendable {
  /// Text, which may have several lines.
  case text(String)
  /// An element with its attributes in order.
  case element(String, [Attribute], [Markup])
  /// Text from NavLab itself, such as a style sheet, that must not be escaped.
  case raw(String)

  /// An attribute of an element.
  package struct Attribute: Hashable, Sendable {
    /// The name of the attribute.
    package var name: String
    /// The value of the attribute before escaping.
    package var value: String

    /// Creates an attribute with text as its value.
    ///
    /// - Parameters:
    ///   - name: The attribute's name.
    ///   - value: The attribute's value.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }

    /// Creates an attribute with a number.
    ///
    /// - Parameters:
    ///   - name: The attribute's name.
    ///   - value: The number.
    package init(_ name: String, _ value: Int) {
      self.init(name, String(value))
    }
  }

  /// A syntax for elements without content.
  package enum Syntax: Hashable, Sendable {
    /// The XML form, such as `<a/>`.
    case xml
    /// The HTML form, such as `<a></a>`, or `<br>` for an element that never has content.
    case html
  }

  /// Creates an element with attributes and content.
  ///
  /// - Parameters:
  ///   - name: The element's name.
  ///   - attributes: Its attributes, in order.
  ///   - content: The content of the element.
  /// - Returns: The element.
  package static func element(
    _ name: String,
    _ attributes: [Attribute] = [],
    _ content: Markup...
  ) -> Markup {
    .element(name, attributes, content)
  }

  /// Returns the markup as text in the given syntax.
  ///
  /// - Parameter syntax: The syntax of elements without content.
  /// - Returns: The text of the document.
  package func written(as syntax: Syntax) -> String {
    var output = ""
    write(as: syntax, to: &output)
    return output
  }

  private func write(as syntax: Syntax, to output: inout String) {
    switch self {
    case .text(let text): output += Self.escaped(text)
    case .raw(let text): output += text
    case .element(let name, let attributes, let content):
      output += "<\(name)"
      for attribute in attributes {
        output += " \(attribute.name)=\"\(Self.escaped(attribute.value, inAttribute: true))\""
      }
      if content.isEmpty, syntax == .xml {
        output += "/>"
      } else if content.isEmpty, Self.contentless.contains(name) {
        output += ">"
      } else {
        output += ">"
        for piece in content { piece.write(as: syntax, to: &output) }
        output += "</\(name)>"
      }
    }
  }

  private static let contentless: Set = ["meta", "link", "br", "hr", "img", "input", "col", "wbr"]

  /// Returns text escaped for use between tags or in double quotation marks.
  static func escaped(_ text: String, inAttribute: Bool = false) -> String {
    let visible = text.lines.map(Printable.line).joined(separator: inAttribute ? "\\n" : "\n")
    var escaped = ""
    for scalar in visible.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      // XML cannot represent these characters at all.
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
