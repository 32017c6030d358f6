#if os(Linux)
internal import Glibc

/// A namespace for the code in bundles, which Foundation would load in addition to the app's code.
///
/// An app for a phone has none, and the only code that could be loaded here is the app's own.
enum BundleCode {
  /// Prevents Foundation from loading code from bundles.
  static func refuse() throws {
    let load: @convention(c) (UnsafePointer<CChar>?, CInt) -> UnsafeMutableRawPointer? = { _, _ in
      nil
    }
    guard let library = LoadedLibrary(named: "libFoundation.so"),
      library.divert("dlopen", to: unsafeBitCast(load, to: UInt.self))
    else { throw MainLoop.InstallationFailure.clockNotFound(library: "libFoundation.so") }
  }
}
#endif
