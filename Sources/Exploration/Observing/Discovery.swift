/// Something wrong in an app that an exploration has found, with the shortest script that shows it.
package struct Discovery: Hashable, Sendable, Codable {
  /// The kind of fault.
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// The app crashes.
    case crash
    /// The app does not answer any more.
    case hang
    /// The runtime complains.
    case complaint
    /// Nothing leads out of a screen.
    case noWayOut = "no-way-out"
    /// A control does nothing.
    case deadControl = "dead-control"
    /// A tab cannot be opened, or loses its place.
    case tab
    /// A link does nothing or too much.
    case link
    /// State is lost or stale when the app is launched again.
    case relaunch
    /// State is lost when the window gets another size.
    case rotation
    /// A screen has the wrong place in a stack.
    case place
    /// A screen shows old data.
    case outdated
    /// Work continues after its screen is gone.
    case afterEffect = "after-effect"
    /// Objects outlive their screens.
    case leak
    /// A destination is declared that nothing leads to.
    case unreached
  }

  /// The kind of fault.
  package var kind: Kind
  /// The entry of the catalogue that it belongs to, or nil if there is none.
  package var entry: String?
  /// The event, its reason, and a suggestion.
  package var message: String
  /// The shortest lines of a script that show it; empty if no script can show it.
  package var script: [String]
  /// The line that makes the script a test, or nil if the last line already fails or nothing can be
  /// expected.
  package var expectation: String?
  /// The source file of the code concerned, if it is known.
  package var file: String?
  /// The line in `file`, counted from 1.
  package var line: Int?
}
