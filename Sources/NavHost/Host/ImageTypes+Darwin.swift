#if canImport(Darwin)
/// The types that an image declares; none, because only a server needs them, and there is no server
/// on macOS.
struct ImageTypes {
  /// The memory of the image.
  let image: UnsafeRawBufferPointer

  /// The structs, enums and classes without parameters.
  var all: [any Any.Type] { [] }
}
#endif
