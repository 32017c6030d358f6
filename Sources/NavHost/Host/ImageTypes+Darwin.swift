#if canImport(Darwin)
/// The types that an image declares, which are not determined on this system because it has no server.
struct ImageTypes {
  /// The memory of the image.
  let image: UnsafeRawBufferPointer

  /// The image's types without generic parameters, always empty on this system.
  var all: [any Any.Type] { [] }
}
#endif
