#if canImport(Darwin)
/// The types that an image declares, which are not determined on this system because it has no server.
struct ImageTypes {
  /// The memory of the image.
  let image: UnsafeRawBufferPointer

  /// The image's structs, enums and classes without generic parameters.
  var all: [any Any.Type] { [] }
}
#endif
