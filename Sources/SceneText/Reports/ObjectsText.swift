package import SceneModel

/// A report on the observable objects that an app's views own, with their properties and owners.
package struct ObjectsText {
  private let objects: [ObjectReport]
  private let others: [(name: String, type: String)]

  /// Creates a report on objects.
  ///
  /// - Parameters:
  ///   - objects: The objects in the order of their discovery.
  ///   - others: The names and types of objects that no view is known to own.
  package init(_ objects: [ObjectReport], others: [(name: String, type: String)] = []) {
    self.objects = objects
    self.others = others
  }

  /// Returns the objects as lines, with notes about classes that have several objects.
  ///
  /// - Parameter layout: The layout width and character set.
  /// - Returns: The lines; a single line if there are no objects.
  package func lines(_ layout: TextLayout) -> [StyledText] {
    let held = objects.flatMap { lines(for: $0, layout) } + doubles(layout)
    let known = others.flatMap { lines(for: $0, layout) }
    guard held.isEmpty else { return held + known }
    return [StyledText("the app's views hold no observable objects", .secondary)] + known
  }

  private func lines(
    for other: (name: String, type: String),
    _ layout: TextLayout
  ) -> [StyledText] {
    var head = StyledText(Printable.line(other.name), .heading)
    head.append("  \(Printable.line(other.type))", .secondary)
    let note = layout.paragraph(
      "no view holds it; it is created when it is first used",
      after: "  ",
      style: .secondary
    )
    return [fitted(head, layout)] + note
  }

  private func lines(for object: ObjectReport, _ layout: TextLayout) -> [StyledText] {
    var head = StyledText(Printable.line(object.name), .heading)
    head.append("  \(Printable.line(object.type))", .secondary)
    var lines = [fitted(head, layout)]
    let width = object.properties.map { DisplayWidth.columns(of: $0.name) }.max() ?? 0
    for property in object.properties {
      var line = StyledText("  \(Printable.line(property.name))")
      line.pad(to: min(width + 4, layout.width / 2))
      line = fitted(line, layout)
      lines += layout.codeLines(Printable.line(property.value), after: line, style: .value)
    }
    if let words = object.reach.words { lines.append(StyledText("  \(words)", .warning)) }
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
    let objects = objects.filter { !$0.isInner }
    for object in objects where !types.contains(object.type) {
      types.append(object.type)
    }
    return types.flatMap { type -> [StyledText] in
      let twins = objects.filter { $0.type == type }
      guard twins.count > 1 else { return [] }
      return layout.paragraph(
        ([Self.difference(of: twins)] + Self.mistakes(in: twins)).joined(separator: " "),
        after: StyledText("! ", .warning)
      )
    }
  }

  private static func difference(of twins: [ObjectReport]) -> String {
    let others = twins.count == 2 ? "other" : "others"
    return
      "\(list(twins)) are different objects of class \(Printable.line(twins[0].type)): a change"
      + " to one does not reach the \(others)."
  }

  private static func mistakes(in twins: [ObjectReport]) -> [String] {
    let unread = twins.filter { $0.reach == .noScreen }
    let unbound = twins.filter { $0.reach == .noStack }
    guard !unread.isEmpty || !unbound.isEmpty else { return [] }
    var sentences: [String] = []
    if !unread.isEmpty {
      sentences.append("No screen reads \(list(unread)), so a change there is not visible.")
    }
    if !unbound.isEmpty {
      sentences.append(
        "No stack uses the path of \(list(unbound)), so a push there is not visible."
      )
    }
    let handOn = "Pass one object down, for example with .environment, instead of creating another."
    return sentences + [handOn]
  }

  /// The maximum number of names in a sentence.
  private static let longestList = 4

  /// Returns the names of objects as a list in a sentence.
  private static func list(_ objects: [ObjectReport]) -> String {
    var names = objects.prefix(longestList).map { Printable.line($0.name) }
    if objects.count > longestList {
      names[longestList - 1] = "\(objects.count - longestList + 1) others"
    }
    guard names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }

  private func fitted(_ line: StyledText, _ layout: TextLayout) -> StyledText {
    guard line.columns > layout.width else { return line }
    return StyledText(layout.cut(line.plain, to: layout.width), line.spans.first?.style ?? .plain)
  }
}

extension ObjectReport.Reach {
  /// A description of the object's problem, or nil if there is none.
  fileprivate var words: String? {
    switch self {
    case .screen: nil
    case .noStack: "no stack uses its path"
    case .noScreen: "no screen reads it"
    }
  }
}
