import SceneModel
import SceneText

/// The help on one of the app's objects, with its members and example lines.
struct ObjectHelp {
  private let object: ObjectReport
  private let members: [CodeMember]

  init(_ object: ObjectReport, interface: CodeInterface?) {
    self.object = object
    members = interface.flatMap { CodeGuide($0).members(of: object.type) } ?? []
  }

  /// Returns the lines of the help.
  ///
  /// - Parameter layout: The layout width and character set.
  /// - Returns: The lines.
  func lines(_ layout: TextLayout) -> [StyledText] {
    let name = Printable.line(object.name)
    var lines = layout.paragraph(
      "\(name) is an object of class \(Printable.line(object.type))",
      style: .heading,
      indent: 2
    )
    for holder in object.holders {
      lines += layout.paragraph(
        holder,
        after: StyledText("  held by ", .structure),
        style: .secondary
      )
    }
    let usable = members.filter { $0.obstacle == nil }
    lines += usable.flatMap {
      layout.paragraph(
        "\(name).\(Printable.line($0.signature))",
        after: "  ",
        style: .control,
        indent: 4
      )
    }
    if usable.isEmpty {
      lines += layout.paragraph("You cannot use any of its members at the prompt.", after: "  ")
    }
    return lines
      + layout.paragraph(
        "\(ObjectCommand.word), objects, values",
        after: StyledText("  see also: ", .secondary),
        style: .control,
        indent: 4
      )
  }
}
