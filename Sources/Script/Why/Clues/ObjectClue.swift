import SceneModel
import SceneText

/// A clue about observable objects that the command changed and the views that observe them.
enum ObjectClue: Clue {
  static func evidence(in deed: Deed, signs: Signs) -> [Evidence] {
    guard let before = deed.before, let after = deed.after else { return [] }
    let changes = ObjectChange.all(from: before.objects, to: after.objects)
    let isSeen = !SceneDiff(from: before, to: after).visibleChanges(signs).isEmpty
    var evidence: [Evidence] = []
    for change in changes {
      let name = Printable.line("\(change.object.name).\(change.property)")
      evidence.append(
        Evidence(
          "\(name) changed: \(Printable.line(change.from)) \(signs.arrow) \(Printable.line(change.to))"
        )
      )
    }
    guard !isSeen else { return evidence }
    var told: [String] = []
    for object in changes.map(\.object) where !told.contains(object.name) {
      told.append(object.name)
      evidence += unseen(object, in: after)
    }
    return evidence
  }

  /// Returns evidence that explains why no visible view shows a change to an object.
  private static func unseen(_ object: ObjectReport, in app: Snapshot) -> [Evidence] {
    let name = Printable.line(object.name)
    let twins = app.objects.filter {
      !$0.isInner && $0.type == object.type && $0.name != object.name
    }
    guard !object.isShared, let twin = twins.first(where: \.isShared) ?? twins.first else {
      return [
        Evidence("nothing on the screen shows the change in \(name)", isReason: true)
      ] + unbuilt(app)
    }
    return [
      Evidence(
        "\(name)\(object.holding) is a different \(Printable.line(object.type)) from "
          + "\(Printable.line(twin.name))\(twin.holding) so a view of one does not see "
          + "changes to the other",
        isReason: true,
        fault: "second-instance"
      )
    ]
  }

  /// Returns evidence about unopened tabs, in which a change cannot have a visible effect.
  private static func unbuilt(_ app: Snapshot) -> [Evidence] {
    let tabs = (app.visibleTabView?.shownTabs ?? []).filter { $0.has(.unvisited) }
    guard !tabs.isEmpty else { return [] }
    let names = tabs.map(\.designation).joined(separator: " and ")
    let noun = tabs.count == 1 ? "the tab \(names) has" : "the tabs \(names) have"
    return [Evidence("\(noun) not been opened yet, so it has no view that could show a change")]
  }
}

extension ObjectReport {
  /// A Boolean value that indicates whether the object is passed to views through the environment.
  fileprivate var isShared: Bool { holders.contains { $0.hasPrefix(".environment") } }

  /// The owners of the object as a clause between commas, or only a comma if none is known.
  fileprivate var holding: String {
    let list = holders.map(Printable.line).joined(separator: " and ")
    return list.isEmpty ? "," : ", held by \(list),"
  }
}
