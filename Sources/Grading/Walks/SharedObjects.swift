import AppSession
import SceneModel

/// The largest numbers of simultaneous objects of an app's own classes.
///
/// The linter would have to find an object's creation in the source, which has countless forms. A running app shows the
/// objects that its views own and from which its stacks take their paths, no matter how they were created.
struct SharedObjects: Hashable, Sendable {
  /// The linter's id for an additional object of a class that should be shared.
  static let fault = "second-instance"

  /// The largest number of simultaneous objects of each class, keyed by class name.
  private(set) var counts: [String: Int] = [:]

  /// Creates an instance with the object counts after an app's launch and each possible move of a walk.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - moves: The moves of the walk.
  init(of app: JudgedApp, on moves: [WalkMove]) {
    let session = app.session()
    defer { session.close() }
    guard case .done(var snapshot) = session.launch() else { return }
    note(snapshot.objects)
    for move in moves {
      guard let action = move.action(in: snapshot), case .done(let next) = session.perform(action)
      else { return }
      snapshot = next
      note(snapshot.objects)
    }
  }

  /// Records the numbers of objects that exist at one moment.
  ///
  /// - Parameter objects: The objects.
  mutating func note(_ objects: [ObjectReport]) {
    let now = Dictionary(objects.map { ($0.type, 1) }, uniquingKeysWith: +)
    counts.merge(now, uniquingKeysWith: max)
  }

  /// Creates an instance without any counts.
  init() {}

  /// Returns a class with more objects than any class in the other app, or nil if there is none.
  ///
  /// - Parameter other: The counts of the other app.
  /// - Returns: The first such class by name, or nil if there is none.
  func excess(over other: SharedObjects) -> (type: String, count: Int)? {
    let most = other.counts.values.max() ?? 0
    return counts.filter { $0.value > most }.min { $0.key < $1.key }
      .map { (type: $0.key, count: $0.value) }
  }
}
