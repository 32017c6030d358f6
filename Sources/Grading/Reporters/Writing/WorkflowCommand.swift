import SceneText

/// A line that a GitHub workflow's runner interprets.
struct WorkflowCommand: Hashable {
  /// The kind of annotation.
  enum Kind: String, Hashable {
    case notice
    case warning
    case error
  }

  /// The kind of annotation.
  var kind: Kind
  /// A short heading.
  var title: String
  /// The message, in one or several lines.
  var message: String
  /// The line of a file for the annotation.
  var place: SourcePlace?
  /// The column, counted from 1.
  var column: Int?

  /// The command as one line, without a line feed.
  var line: String {
    var properties: [String] = []
    if let place {
      properties += ["file=\(Self.property(place.file))", "line=\(place.line)"]
      if let column { properties.append("col=\(column)") }
    }
    properties.append("title=\(Self.property(title))")
    return "::\(kind.rawValue) \(properties.joined(separator: ","))::\(Self.data(message))"
  }

  /// Returns a text that is valid after the second pair of colons.
  private static func data(_ text: String) -> String {
    text.lines.map { Printable.line($0).replacing("%", with: "%25") }.joined(separator: "%0A")
  }

  /// Returns a text that is valid among the properties.
  private static func property(_ text: String) -> String {
    Printable.line(text).replacing("%", with: "%25")
      .replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
