/// The result of a visit to a stranger's app: whether it compiles, opens and can be used.
package struct StrangerVisit: Hashable, Sendable, Codable {
  /// The name of the folder.
  package var name: String
  /// The lines of Swift that were compiled.
  package var lines = 0
  /// Whether it compiles, and there is an app in it.
  package var compiled = false
  /// Whether it shows something when it is launched.
  package var opened = false
  /// The number of gestures: tabs, links, ways back, sheets.
  package var gestures = 0
  /// The number of its screens, sheets and tabs that were seen.
  package var places = 0
  /// The ids of the issues that NavLab reported.
  package var complaints: [String] = []
  /// The reason that its process ended, or nil.
  package var crash: String?
  /// The reason that it does not compile, in one line, or nil.
  package var fault: String?
  /// The compile time, in seconds of processor time.
  package var seconds = 0.0

  /// Whether it could be driven to the end.
  package var driven: Bool { opened && crash == nil }

  /// The compile time for 1,000 lines, in seconds.
  package var secondsPerThousandLines: Double { lines == 0 ? 0 : seconds * 1000 / Double(lines) }

  /// Names a visit that has not begun.
  package init(name: String) { self.name = name }
}
