/// The numbers of body evaluations, view updates and started tasks in an app.
package struct WorkCount {
  /// The numbers of occurrences during the last action and since the app's launch.
  package struct Tally: Hashable, Sendable {
    package var last = 0
    package var total = 0

    mutating func note() {
      last += 1
      total += 1
    }
  }

  private var bodyTallies: [ObjectIdentifier: (name: String, tally: Tally)] = [:]
  /// The numbers of started tasks, by the types of the views that started them.
  package private(set) var tasks: [String: Tally] = [:]
  /// The number of passes that changed views.
  package private(set) var updates = Tally()

  init() {}

  /// The numbers of body evaluations, by the types of the views.
  package var bodies: [String: Tally] {
    var bodies: [String: Tally] = [:]
    for (name, tally) in bodyTallies.values {
      bodies[name, default: Tally()].last += tally.last
      bodies[name, default: Tally()].total += tally.total
    }
    return bodies
  }

  /// Starts counting the work of a new action.
  mutating func beginAction() {
    for id in bodyTallies.keys { bodyTallies[id]?.tally.last = 0 }
    for view in tasks.keys { tasks[view]?.last = 0 }
    updates.last = 0
  }

  mutating func noteBody<Content>(of type: Content.Type, named name: @autoclosure () -> String) {
    let id = ObjectIdentifier(type)
    guard bodyTallies[id] == nil else {
      bodyTallies[id]?.tally.note()
      return
    }
    bodyTallies[id] = (name(), Tally(last: 1, total: 1))
  }

  mutating func noteTask(of view: String) {
    tasks[view, default: Tally()].note()
  }

  mutating func noteUpdate() {
    updates.note()
  }
}
