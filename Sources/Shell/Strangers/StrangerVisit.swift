/// The result of a visit to a stranger's app: whether it compiles, opens and can be used.
package struct StrangerVisit: Hashable, Sendable, Codable {
  /// The folder name.
  package var name: String
  /// The number of compiled lines of Swift.
  package var lines = 0
  /// Whether it compiles and contains an app.
  package var compiled = false
  /// Whether it shows something after its launch.
  package var opened = false
  /// The number of gestures: tabs, links, back navigation, sheets.
  package var gestures = 0
  /// The number of its screens, sheets and tabs that were visited.
  package var places = 0
  /// The ids of the issues that NavLab reported.
  package var complaints: [String] = []
  /// The reason why its process ended, or nil.
  package var crash: String?
  /// The reason why it does not compile, in one line, or nil.
  package var fault: String?
  /// The compile time, in seconds of processor time.
  package var seconds = 0.0

  /// Whether it could be used until the end of the visit.
  package var driven: Bool { opened && crash == nil }

  /// The compile time per 1,000 lines, in seconds.
  package var secondsPerThousandLines: Double { lines == 0 ? 0 : seconds * 1000 / Double(lines) }

  /// Creates a visit that has not begun.
  package init(name: String) { self.name = name }
}
