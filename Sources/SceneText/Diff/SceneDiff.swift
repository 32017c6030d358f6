package import SceneModel

/// The differences between two snapshots of an app.
package struct SceneDiff: Sendable {
  private let before: Snapshot
  private let after: Snapshot

  /// Creates a comparison of two snapshots of an app.
  ///
  /// - Parameters:
  ///   - before: The earlier state of the app.
  ///   - after: The current state of the app.
  package init(from before: Snapshot, to after: Snapshot) {
    self.before = before
    self.after = after
  }

  /// The issues that were reported between the two snapshots.
  package var newIssues: [Issue] {
    let known = before.issues
    guard after.issues.count > known.count, Array(after.issues.prefix(known.count)) == known else {
      return after.issues.filter { !known.contains($0) }
    }
    return Array(after.issues.dropFirst(known.count))
  }

  /// Returns descriptions of the visible differences, first in places and then in the elements of screens.
  ///
  /// - Parameter signs: The character set.
  /// - Returns: The changes.
  package func visibleChanges(_ signs: Signs) -> [String] {
    placeChanges(signs)
      + ContentDiff(from: before, to: after, signs: signs).phrases
  }

  /// Returns descriptions of the differences in the app's containers.
  ///
  /// - Parameter signs: The character set.
  /// - Returns: The changes.
  package func placeChanges(_ signs: Signs) -> [String] {
    DiffSummary(from: before, to: after, signs: signs).phrases
  }

  /// A Boolean value that indicates whether the drawing of the app has changed.
  package var changesTree: Bool {
    OutlineDiff(
      from: OutlineNode(before, signs: .ascii, marksFocus: false),
      to: OutlineNode(after, signs: .ascii),
      signs: .ascii
    ).isChanged
  }

  /// Returns lines with a summary, the tree's rows around each change, and any new issues.
  ///
  /// - Parameter layout: The layout width and character set.
  /// - Returns: The lines; a single line if nothing has changed.
  package func lines(_ layout: TextLayout) -> [StyledText] {
    let tree = OutlineDiff(
      from: OutlineNode(before, signs: layout.signs, marksFocus: false),
      to: OutlineNode(after, signs: layout.signs),
      signs: layout.signs
    )
    let details = details(layout)
    let issues = newIssues.flatMap { IssuesText.lines(for: $0, layout) }
    var lines: [StyledText] = []
    if tree.isChanged {
      let summary = DiffSummary(from: before, to: after, signs: layout.signs).phrases
      if !summary.isEmpty {
        lines += layout.paragraph(summary.joined(separator: ", "), style: .heading, indent: 2)
      }
      lines += OutlineDrawing(lines: tree.lines, layout: layout).text()
    } else if details.isEmpty {
      lines += layout.paragraph(unchanged(layout), style: .secondary, indent: 2)
    }
    return lines + details + issues
  }

  /// Returns lines about the differences on screens, in objects and outside the app, without the tree.
  ///
  /// - Parameter layout: The layout width and character set.
  /// - Returns: The lines.
  package func details(_ layout: TextLayout) -> [StyledText] {
    ContentDiff(from: before, to: after, signs: layout.signs).lines(layout)
      + ObjectDiff(from: before.objects, to: after.objects, signs: layout.signs).lines(layout)
      + WorldDiff(from: before, to: after).lines(layout)
  }

  private func unchanged(_ layout: TextLayout) -> String {
    let place = Breadcrumb(after).text(TextLayout(width: layout.width - 40, signs: layout.signs))
    let seconds = after.clock - before.clock
    let time = seconds > 0 ? " in \(Duration.text(seconds))" : ""
    return "nothing changed\(time); you are at \(place)"
  }
}
