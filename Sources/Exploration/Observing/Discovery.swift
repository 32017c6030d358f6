/// A fault that an exploration has found in an app, with the shortest script that shows the fault.
package struct Discovery: Hashable, Sendable, Codable {
  /// A kind of fault.
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A crash of the app.
    case crash
    /// An app that no longer answers.
    case hang
    /// An issue that the runtime reports.
    case complaint
    /// A screen without an exit.
    case noWayOut = "no-way-out"
    /// A control without an effect.
    case deadControl = "dead-control"
    /// A tab that cannot be opened, or that loses its place.
    case tab
    /// A link that has no effect or changes more than it should.
    case link
    /// State that is lost or stale when the app is launched again.
    case relaunch
    /// State that is lost when the size of the window changes.
    case rotation
    /// A screen at the wrong position in a stack.
    case place
    /// A screen that shows outdated data.
    case outdated
    /// Work that continues after its screen is gone.
    case afterEffect = "after-effect"
    /// Objects that outlive their screens.
    case leak
    /// A destination that is declared but cannot be reached.
    case unreached
  }

  /// The kind of fault.
  package var kind: Kind
  /// The id of the catalogue's entry that describes the fault, or nil if there is none.
  package var entry: String?
  /// A message that describes the event, explains the reason, and suggests a remedy.
  package var message: String
  /// The lines of the shortest script that shows the fault, or an empty array if no script can show it.
  package var script: [String]
  /// The final line that turns the script into a test, or nil if none is needed or possible.
  package var expectation: String?
  /// The path of the source file with the relevant code, or nil if it is unknown.
  package var file: String?
  /// The line in `file`, counted from 1, or nil if it is unknown.
  package var line: Int?
}
