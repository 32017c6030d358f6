#if canImport(Darwin)
/// The code in bundles, which is the system's affair here.
enum BundleCode {
  /// Changes nothing.
  static func refuse() {}
}
#endif
