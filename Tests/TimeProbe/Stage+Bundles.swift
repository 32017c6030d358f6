import Foundation

extension Stage {
  /// The code of the bundle that the environment names.
  @MainActor
  func playBundles() {
    let bundle = ProcessInfo.processInfo.environment["PROBE_BUNDLE"].flatMap(Bundle.init(path:))
    note("there is a bundle: \(bundle != nil)")
    note("its code is loaded: \(bundle?.load() ?? false)")
    note("its first class is loaded: \(bundle?.principalClass != nil)")
  }
}
