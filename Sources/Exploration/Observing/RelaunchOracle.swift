import Foundation
import SceneModel
import SceneText
import Script

/// An oracle that detects places that are lost, or wrongly restored, when the app is launched again.
struct RelaunchOracle: Oracle {
  private var first: [String]?
  private var seen: Set<[String]> = []

  mutating func see(_ step: ExploredStep) -> [Suspicion] {
    guard let after = step.after else { return [] }
    let route = after.visibleStack?.route ?? []
    if step.word == "launch" {
      first = route
      seen = []
      return []
    }
    guard step.word == "relaunch" else {
      if !route.isEmpty { seen.insert(route) }
      return []
    }
    guard let before = step.before, before.presentations == 0, after.presentations == 0,
      Self.tab(before) == Self.tab(after), let old = before.visibleStack?.route, old != route
    else { return [] }
    if route.count > old.count, route != first, seen.contains(route) {
      return [
        Suspicion(
          kind: .relaunch,
          subject: "stale",
          entry: "stale-restoration",
          message:
            "After the next launch, the app shows '\(after.placeWords)', which the user had already "
            + "left. The saved place is out of date. Save each change, including each step back "
            + "to the root.",
          expectation: old.isEmpty
            ? "expect path []" : "expect path [\(old.joined(separator: ", "))]"
        )
      ]
    }
    guard route.isEmpty, !old.isEmpty, old != first, let kept = step.kept else { return [] }
    let values = kept.defaults.merging(kept.scene) { $1 }.sorted { $0.key < $1.key }
    let isNull = values.contains { $0.value == .data(Data("null".utf8)) }
    let saved = values.first { Self.isPath($0.key) && Self.isFull($0.value) }?.key
    guard isNull || saved != nil else { return [] }
    return [
      Suspicion(
        kind: .relaunch,
        subject: "lost",
        entry: isNull ? "null-path-saved" : nil,
        message: isNull
          ? "The app saves null instead of its path, so the next launch begins at the root. The path holds "
            + "a value that is not Codable, so the codable form of the path is nil."
          : "The app saves '\(saved ?? "")' but the next launch begins at the root: '\(before.placeWords)' is lost. "
            + "Check how and when the code reads the saved value.",
        expectation: "expect path [\(old.joined(separator: ", "))]"
      )
    ]
  }

  private static func tab(_ snapshot: Snapshot) -> String? {
    snapshot.visibleTabView?.shownTabs.first { $0.has(.selected) }?.label
  }

  private static func isPath(_ key: String) -> Bool {
    let key = key.lowercased()
    return ["path", "route", "router", "navigation", "stack"].contains { key.contains($0) }
  }

  private static func isFull(_ value: StoredValue) -> Bool {
    switch value {
    case .data(let data): data.count > 4
    case .array(let values): !values.isEmpty
    case .string(let text): text.count > 4
    default: false
    }
  }
}
