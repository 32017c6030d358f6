/// A reason for a teacher to look at work in person; it changes no mark.
package struct Alarm: Hashable, Sendable, Codable {
  /// What raised it.
  package var kind: Kind
  /// What was noticed, in one sentence.
  package var summary: String
  /// The file and line that it is about, such as `App.swift:7`, if it is about one.
  package var place: String?
  /// Commands that show it, from the launch of the app.
  package var steps: [String]

  package init(kind: Kind, summary: String, place: String? = nil, steps: [String] = []) {
    self.kind = kind
    self.summary = summary
    self.place = place
    self.steps = steps
  }

  /// What raises an alarm.
  package enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    /// On a random walk the app went elsewhere than the solution.
    case walk
    /// On random walks the app offered too little of what the checks name to be compared with the solution.
    case blind
    /// In the middle of a random walk the app's process did not answer as the runtime does.
    case channel
    /// The source uses what no exercise needs and a cheat might.
    case source
    /// What the compiler has made of it does: the system's functions, unwatched memory, a start of its own.
    case code
  }
}
