import SceneText

/// A line that a GitHub workflow's runner interprets.
package struct WorkflowCommand: Hashable, Sendable {
  /// The kind of annotation.
  package enum Kind: String, Hashable, Sendable {
    /// Something to know.
    case notice
    /// Something to look at.
    case warning
    /// Something that is wrong.
    case error
  }

  /// The kind of annotation.
  package var kind: Kind
  /// A short heading.
  package var title: String
  /// The message, in one or several lines.
  package var message: String
  /// The line of a file for the annotation.
  package var place: SourceLine?
  /// The column, counted from 1.
  package var column: Int?

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - kind: The kind of annotation.
  ///   - title: A short heading.
  ///   - message: The message, in one or several lines.
  ///   - place: The line of a file for the annotation.
  ///   - column: The column, counted from 1.
  package init(
    kind: Kind,
    title: String,
    message: String,
    place: SourceLine? = nil,
    column: Int? = nil
  ) {
    self.kind = kind
    self.title = title
    self.message = message
    self.place = place
    self.column = column
  }

  /// The command as one line, without a line feed.
  package var line: String {
    var properties: [String] = []
    if let place {
      properties += ["file=\(Self.property(place.file))", "line=\(place.line)"]
      if let column { properties.append("col=\(column)") }
    }
    properties.append("title=\(Self.property(title))")
    return "::\(kind.rawValue) \(properties.joined(separator: ","))::\(Self.data(message))"
  }

  /// Returns text that is valid after the second pair of colons.
  private static func data(_ text: String) -> String {
    text.lines.map { Printable.line($0).replacing("%", with: "%25") }.joined(separator: "%0A")
  }

  /// Returns text that is valid among the properties.
  private static func property(_ text: String) -> String {
    Printable.line(text).replacing("%", with: "%25")
      .replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
