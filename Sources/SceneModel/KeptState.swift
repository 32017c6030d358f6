#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// The state that outlives an app's process and is available to the next launch.
package struct KeptState: Codable, Hashable, Sendable {
  /// The values in the standard user defaults, keyed by name.
  package var defaults: [String: StoredValue]
  /// The values in other user defaults, keyed by suite name and then by key.
  package var suites: [String: [String: StoredValue]]
  /// The values that the system stores for the scene and that `@SceneStorage` reads, keyed by name.
  package var scene: [String: StoredValue]
  /// The contents of the files in the app's home folder, keyed by path.
  ///
  /// The driver stores them without sending them to apps.
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
