#if os(Linux)
/// The location of code in a library or program: `Dl_info` of `<dlfcn.h>`.
struct CodePlace {
  var file: UnsafePointer<CChar>?
  var base: UnsafeRawPointer?
  var symbol: UnsafePointer<CChar>?
  var address: UnsafeRawPointer?

  /// Creates the location of the code at an address, or returns nil if the location is unknown.
  ///
  /// - Parameter code: The address of the code.
  init?(of code: UnsafeRawPointer) {
    guard findPlace(code, &self) != 0 else { return nil }
  }

  /// Returns the path of the library or program that contains the code at an address, or nil if the path is unknown.
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
