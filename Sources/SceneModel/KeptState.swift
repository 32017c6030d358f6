#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// The state that an app leaves when its process is gone, and finds when it is launched again.
package struct KeptState: Codable, Hashable, Sendable {
  /// The values that were set in the standard user defaults.
  package var defaults: [String: StoredValue]
  /// The values that were set in other user defaults, by the names of their suites.
  package var suites: [String: [String: StoredValue]]
  /// The values that the system keeps for the scene, which `@SceneStorage` reads.
  package var scene: [String: StoredValue]
  /// The files in the app's home, by their paths in it; the driver keeps them, and apps are not sent them.
  package var files: [String: Data]

  package init(
    defaults: [String: StoredValue] = [:],
    suites: [String: [String: StoredValue]] = [:],
    scene: [String: StoredValue] = [:],
    files: [String: Data] = [:]
  ) {
    self.defaults = defaults
    self.suites = suites
    self.scene = scene
    self.files = files
  }
}
