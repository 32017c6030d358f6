extension Fault {
  /// A topic by which the catalogue groups faults.
  package enum Topic: String, Hashable, Sendable, CaseIterable {
    case stacks
    case links
    case destinations
    case paths
    case tabs
    case presentation
    case ownership
    case deepLinks = "deep-links"
    case restoration
    case time
    case versions
    case limits

    /// The heading above the faults of the topic.
    package var title: String {
      switch self {
      case .stacks: "Stacks"
      case .links: "Links"
      case .destinations: "Destinations"
      case .paths: "Paths"
      case .tabs: "Tabs"
      case .presentation: "Sheets, covers and alerts"
      case .ownership: "Who owns the state"
      case .deepLinks: "Deep links"
      case .restoration: "Saving and restoring"
      case .time: "Time and concurrency"
      case .versions: "Versions of SwiftUI"
      case .limits: "Limits"
      }
    }
  }
}
