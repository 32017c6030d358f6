import SceneText

/// A command that the runner of a GitHub workflow interprets.
package struct WorkflowCommand: Hashable, Sendable {
  /// A kind of annotation.
  package enum Kind: String, Hashable, Sendable {
    /// Information for the reader.
    case notice
    /// A warning that the reader should check.
    case warning
    /// An error that the reader should fix.
    case error
  }

  /// The kind of annotation.
  package var kind: Kind
  /// A short heading for the annotation.
  package var title: String
  /// The message, which has one or more lines.
  package var message: String
  /// The line to which the annotation refers, or nil if it refers to no line.
  package var place: SourceLine?
  /// The column, counted from 1, or nil if it is unknown.
  package var column: Int?

  /// Creates a command for an annotation.
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

  /// The text of the command on one line, without a line feed.
  package var line: String {
    var properties: [String] = []
    if let place {
      properties += ["file=\(Self.property(place.file))", "line=\(place.line)"]
      if let column { properties.append("col=\(column)") }
    }
    properties.append("title=\(Self.property(title))")
    return "::\(kind.rawValue) \(properties.joined(separator: ","))::\(Self.data(message))"
  }

  /// Returns text escaped for use as a command's message.
  private static func data(_ text: String) -> String {
    text.lines.map { Printable.line($0).replacing("%", with: "%25") }.joined(separator: "%0A")
  }

  /// Returns text escaped for use as the value of a property.
  private static func property(_ text: String) -> String {
    Printable.line(text).replacing("%", with: "%25")
      .replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
