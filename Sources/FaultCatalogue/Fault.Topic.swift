extension Fault {
  /// The subject of a mistake, by which the catalogue is ordered.
  package enum Topic: String, Hashable, Sendable, CaseIterable {
    case stacks = "Stacks"
    case links = "Links"
    case destinations = "Destinations"
    case paths = "Paths"
    case tabs = "Tabs"
    case presentation = "Sheets, covers and alerts"
    case ownership = "Who owns the state"
    case deepLinks = "Deep links"
    case restoration = "Saving and restoring"
    case time = "Time and concurrency"
    case versions = "Versions of SwiftUI"
    case limits = "Limits"
  }
}
