import SceneModel
import SceneText
import Script

/// An oracle that detects objects that outlive their screens and whose number grows with each visit.
///
/// Only visits without changes count, because a user who adds a player also creates an object.
struct LeakOracle: Oracle {
  /// The numbers of objects before the front screens were opened, keyed by class, or nil if they are uncertain.
  private var before: [String: Int]?
  /// The numbers of visits that left one more object behind, keyed by screen and class.
  private var growth: [String: [String: Int]] = [:]

  private static let visits = 2
  /// The commands that do not change an app's data.
  private static let harmless: Set<Substring> = [
    "wait", "size", "background", "activate", "scroll",
  ]

  mutating func see(_ step: ExploredStep) -> [Suspicion] {
    if step.word == "launch" || step.word == "relaunch" { (before, growth) = (nil, [:]) }
    guard let old = step.before, let after = step.after, step.refusal == nil else { return [] }
    switch step.word {
    case "tap": note(step, old, after)
    case "back", "dismiss": return leave(old, after)
    case let word where Self.harmless.contains(word): break
    default: before = nil
    }
    return []
  }

  private mutating func note(_ step: ExploredStep, _ old: Snapshot, _ after: Snapshot) {
    let isOpening = Self.isRoot(old) && !Self.isRoot(after)
    if isOpening {
      before = Self.counts(old)
    } else if step.target?.kind != .link {
      before = nil
    }
  }

  private mutating func leave(_ old: Snapshot, _ after: Snapshot) -> [Suspicion] {
    guard Self.isRoot(after), let before else { return [] }
    self.before = nil
    let key = "\(old.visibleStack?.route ?? []) \(old.placeWords)"
    let now = Self.counts(after)
    var found: [Suspicion] = []
    for type in now.keys.sorted() {
      guard now[type] ?? 0 > before[type] ?? 0 else {
        growth[key]?[type] = nil
        continue
      }
      growth[key, default: [:]][type, default: 0] += 1
      // The first visit may create lasting objects, such as a cache.
      guard growth[key]?[type] ?? 0 > Self.visits else { continue }
      found.append(
        Suspicion(
          kind: .leak,
          subject: type,
          message:
            "An object of class \(type) remains each time the user leaves '\(old.placeWords)': "
            + "there are now \(now[type] ?? 0). A closure or a task may still hold the object. "
            + "Capture self weakly, or cancel the task."
        )
      )
    }
    return found
  }

  private static func isRoot(_ snapshot: Snapshot) -> Bool {
    snapshot.presentations == 0 && (snapshot.visibleStack?.depth ?? 0) == 0
  }

  private static func counts(_ snapshot: Snapshot) -> [String: Int] {
    Dictionary(snapshot.objects.map { ($0.type, 1) }, uniquingKeysWith: +)
  }
}
