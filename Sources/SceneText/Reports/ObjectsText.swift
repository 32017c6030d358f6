package import SceneModel

/// The observable objects that an app's views hold, with what is in them and who holds them.
package struct ObjectsText {
  private let objects: [ObjectReport]

  /// Makes a list of objects.
  ///
  /// - Parameter objects: The objects in the order in which they were met.
  package init(_ objects: [ObjectReport]) {
    self.objects = objects
  }

  /// Writes the objects, and says where several are of one class.
  ///
  /// - Parameter layout: The room and the signs to write with.
  /// - Returns: The lines; one line where there are no objects.
  package func lines(_ layout: TextLayout) -> [StyledText] {
    guard !objects.isEmpty else {
      return [StyledText("the app's views hold no observable object", .secondary)]
    }
    return objects.flatMap { lines(for: $0, layout) } + doubles(layout)
  }

  private func lines(for object: ObjectReport, _ layout: TextLayout) -> [StyledText] {
    var head = StyledText(Printable.line(object.name), .heading)
    head.append("  \(Printable.line(object.type))", .secondary)
    var lines = [fitted(head, layout)]
    let width = object.properties.map { DisplayWidth.columns(of: $0.name) }.max() ?? 0
    for property in object.properties {
      var line = StyledText("  \(Printable.line(property.name))")
      line.pad(to: min(width + 4, layout.width / 2))
      let room = max(0, layout.width - line.columns)
      line.append(layout.cut(Printable.line(property.value), to: room), .value)
      lines.append(fitted(line, layout))
    }
    for holder in object.holders {
      lines += layout.paragraph(
        holder,
        after: StyledText("  held by ", .structure),
        style: .secondary
      )
    }
    return lines
  }

  private func doubles(_ layout: TextLayout) -> [StyledText] {
    var types: [String] = []
    for object in objects where !types.contains(object.type) {
      types.append(object.type)
    }
    return types.flatMap { type -> [StyledText] in
      let names = objects.filter { $0.type == type }.map(\.name)
      guard names.count > 1 else { return [] }
      let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
      return layout.paragraph(
        "\(list) are different objects of class \(type): a change to one is not seen by the"
          + " \(names.count == 2 ? "other" : "others").",
        after: StyledText("! ", .warning)
      )
    }
  }

  private func fitted(_ line: StyledText, _ layout: TextLayout) -> StyledText {
    guard line.columns > layout.width else { return line }
    return StyledText(layout.cut(line.plain, to: layout.width), line.spans.first?.style ?? .plain)
  }
}
