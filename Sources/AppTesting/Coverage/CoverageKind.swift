/// A kind of place or action in an app's navigation that tests can visit.
package enum CoverageKind: String, Hashable, Sendable, Codable, CaseIterable {
  /// A destination that a stack declares, or a view that a stack shows without a value.
  case destination
  /// A value that can be pushed, identified by the case of its enum.
  case route
  /// A `NavigationLink`.
  case link
  /// A tab.
  case tab
  /// A sheet.
  case sheet
  /// A full-screen cover.
  case cover
  /// A popover.
  case popover
  /// An alert.
  case alert
  /// A confirmation dialog.
  case dialog
  /// A way back from a pushed screen, a sheet, a cover or a popover.
  case back = "way back"
  /// A scheme, host or path by which the app distinguishes links, or all links that one handler receives.
  case deepLink = "deep link"
  /// A value that a relaunch restores.
  case restoration

  /// The plural noun for items of the kind.
  var plural: String {
    switch self {
    case .back: "ways back"
    default: "\(rawValue)s"
    }
  }
}
