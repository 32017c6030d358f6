#if os(Linux)
/// The place of code: `Dl_info` of `<dlfcn.h>`.
struct CodePlace {
  var file: UnsafePointer<CChar>?
  var base: UnsafeRawPointer?
  var symbol: UnsafePointer<CChar>?
  var address: UnsafeRawPointer?

  /// Finds the place of some code.
  ///
  /// - Parameter code: The address of the code.
  init?(of code: UnsafeRawPointer) {
    guard findPlace(code, &self) != 0 else { return nil }
  }

  /// Returns the library or program that contains some code.
  static func file(of code: UnsafeRawPointer?) -> UnsafePointer<CChar>? {
    code.flatMap(CodePlace.init)?.file
  }
}

@_silgen_name("dladdr")
private func findPlace(
  _ address: UnsafeRawPointer,
  _ place: UnsafeMutablePointer<CodePlace>
) -> CInt
#endif
