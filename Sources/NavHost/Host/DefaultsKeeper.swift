internal import Foundation
internal import SceneModel

/// A keeper of the app's user defaults, which fills them at launch and reads them later.
struct DefaultsKeeper {
  /// The names of the suites that were filled at launch, even if no view has used them yet.
  private let restored: [String]

  /// Creates a keeper, and fills the defaults before any code in the app runs.
  init(restoring kept: KeptState) {
    for (key, value) in kept.defaults {
      UserDefaults.standard.set(value.propertyList, forKey: key)
    }
    for (name, values) in kept.suites {
      let suite = UserDefaults(suiteName: name)
      for (key, value) in values { suite?.set(value.propertyList, forKey: key) }
    }
    restored = kept.suites.keys.sorted()
  }

  /// Returns the state that the app would leave if it ended now.
  ///
  /// - Parameters:
  ///   - suites: The defaults that views use in addition to the standard ones.
  ///   - scene: The values that the system stores for the scene.
  /// - Returns: The values of all stores.
  func kept(suites: [UserDefaults], scene: [String: Any]) -> KeptState {
    let names = Set(restored).union(suites.compactMap(\.suiteName))
    let domains = names.map { ($0, domain($0)) }.filter { !$0.1.isEmpty }
    // Reading a domain takes Foundation longer than most actions take, and most apps store nothing.
    let isEmpty = UserDefaults.standard.dictionaryRepresentation().isEmpty
    return KeptState(
      defaults: isEmpty ? [:] : domain(UserDefaults.standardDomain),
      suites: Dictionary(uniqueKeysWithValues: domains),
      scene: scene.compactMapValues { StoredValue(propertyList: $0) }
    )
  }

  /// Returns the values in a domain, without registered defaults.
  private func domain(_ name: String) -> [String: StoredValue] {
    (UserDefaults.standard.persistentDomain(forName: name) ?? [:])
      .compactMapValues { StoredValue(propertyList: $0) }
  }
}
