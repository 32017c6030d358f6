/// The result of building, launching and using a stranger's app.
package struct StrangerVisit: Hashable, Sendable, Codable {
  /// The name of the app's folder.
  package var name: String
  /// The number of compiled lines of Swift.
  package var lines = 0
  /// A Boolean value that indicates whether the code compiles and contains an app.
  package var compiled = false
  /// A Boolean value that indicates whether the app shows content after its launch.
  package var opened = false
  /// The number of gestures performed with tabs, links, back buttons and sheets.
  package var gestures = 0
  /// The number of the app's screens, sheets and tabs that were visited.
  package var places = 0
  /// The ids of the issues that NavLab reported during the visit.
  package var complaints: [String] = []
  /// The reason why the app's process ended, or nil if it did not end.
  package var crash: String?
  /// The one-line reason why the app does not compile, or nil if it compiles.
  package var fault: String?
  /// The processor time that compiling took, in seconds.
  package var seconds = 0.0

  /// A Boolean value that indicates whether the app could be used until the end of the visit.
  package var driven: Bool { opened && crash == nil }

  /// The compile time per 1,000 lines of code, in seconds.
  package var secondsPerThousandLines: Double { lines == 0 ? 0 : seconds * 1000 / Double(lines) }

  /// Creates a visit that has not begun.
  package init(name: String) { self.name = name }
}
