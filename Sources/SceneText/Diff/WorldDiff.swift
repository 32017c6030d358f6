import SceneModel

/// The changes in an app's phase and in the URLs that it has asked the system to open.
struct WorldDiff {
  private var changes: [DetailLine] = []

  init(from before: Snapshot, to after: Snapshot) {
    if before.phase != after.phase {
      changes.append(DetailLine(sign: .changed, text: "the app is \(after.phase.words)"))
    }
    for url in after.openedURLs.dropFirst(before.openedURLs.count) {
      let text = "asked the system to open \(Printable.line(url))"
      changes.append(DetailLine(sign: .added, text: text))
    }
  }

  /// Returns the changes as lines.
  func lines(_ layout: TextLayout) -> [StyledText] {
    changes.flatMap { $0.lines(layout) }
  }
}

extension Snapshot.Phase {
  fileprivate var words: String {
    switch self {
    case .active: "on the screen again"
    case .inactive: "inactive"
    case .background: "in the background"
    }
  }
}
