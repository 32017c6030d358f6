/// What became of an app that nobody here has written: whether it compiles, opens and can be used.
package struct StrangerVisit: Hashable, Sendable, Codable {
  /// The name of the folder.
  package var name: String
  /// The lines of Swift that were compiled.
  package var lines = 0
  /// Whether it compiles, and there is an app in it.
  package var compiled = false
  /// Whether it shows something when it is launched.
  package var opened = false
  /// How many gestures were done: tabs, links, ways back, sheets.
  package var gestures = 0
  /// How many of its screens, sheets and tabs were seen.
  package var places = 0
  /// What NavLab complained of, by the ids of the issues.
  package var complaints: [String] = []
  /// Why its process ended, or nil.
  package var crash: String?
  /// Why it does not compile, in one line, or nil.
  package var fault: String?
  /// How long compiling took, in seconds of processor time.
  package var seconds = 0.0

  /// Whether it could be driven to the end.
  package var driven: Bool { opened && crash == nil }

  /// How long 1,000 lines took to compile.
  package var secondsPerThousandLines: Double { lines == 0 ? 0 : seconds * 1000 / Double(lines) }

  /// Names a visit that has not begun.
  package init(name: String) { self.name = name }
}
