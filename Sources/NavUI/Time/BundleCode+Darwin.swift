#if canImport(Darwin)
/// The code in bundles, which the system loads itself here.
enum BundleCode {
  /// Changes nothing.
  static func refuse() {}
}
#endif
