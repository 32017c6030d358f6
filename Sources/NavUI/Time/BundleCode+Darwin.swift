#if canImport(Darwin)
/// A namespace for the code in bundles, which the system itself loads on Darwin.
enum BundleCode {
  /// Has no effect on Darwin.
  static func refuse() {}
}
#endif
