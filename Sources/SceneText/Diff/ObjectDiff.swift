import SceneModel

/// The differences in the observable objects that an app's views own.
struct ObjectDiff {
  private var changes: [DetailLine] = []

  init(from before: [ObjectReport], to after: [ObjectReport], signs: Signs) {
    let old = Dictionary(before.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let names = Set(after.map(\.name))
    for object in before where !names.contains(object.name) {
      changes.append(DetailLine(sign: .removed, text: "object \(object.title)"))
    }
    for object in after {
      guard let earlier = old[object.name], earlier.type == object.type else {
        changes.append(DetailLine(sign: .added, text: "object \(object.title)"))
        continue
      }
      for change in ObjectChange.all(from: [earlier], to: [object]) {
        let from = Printable.line(change.from)
        let to = Printable.line(change.to)
        let name = Printable.line("\(object.name).\(change.property)")
        changes.append(
          DetailLine(
            sign: .changed,
            text: "\(name) \(from) \(signs.arrow) \(to)",
            brief: "\(name) \(signs.arrow) \(to)"
          )
        )
      }
    }
  }

  /// Returns the changes as lines.
  func lines(_ layout: TextLayout) -> [StyledText] {
    changes.flatMap { $0.lines(layout) }
  }
}

extension ObjectReport {
  fileprivate var title: String {
    Printable.line("\(name): \(type)")
  }
}
