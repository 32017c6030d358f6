/// The runtime's functions and flags for operations on values of a type.
struct ValueWitnesses {
  private let metadata: UnsafeRawPointer
  private let table: UnsafeRawPointer

  init(metadata: UnsafeRawPointer) {
    self.metadata = metadata
    table = metadata.load(
      fromByteOffset: -MemoryLayout<UnsafeRawPointer>.size,
      as: UnsafeRawPointer.self
    )
  }

  /// A Boolean value that indicates whether values of the type can be copied.
  var allowsCopies: Bool {
    table.load(fromByteOffset: 10 * MemoryLayout<UnsafeRawPointer>.size, as: UInt32.self)
      & 0x0080_0000 == 0
  }

  private typealias GetTag =
    @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  private typealias ProjectData =
    @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
  private typealias InjectTag =
    @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

  /// Returns the tag of an enum's value in memory.
  func enumTag(of value: UnsafeRawPointer) -> Int {
    Int(witness(11, as: GetTag.self)(value, metadata))
  }

  /// Turns a payload in memory into a value of the enum's case with a given tag.
  func injectEnumTag(_ tag: Int, into payload: UnsafeMutableRawPointer) {
    witness(13, as: InjectTag.self)(payload, UInt32(tag), metadata)
  }

  /// Turns an enum's value in memory into its payload.
  func projectEnumData(_ value: UnsafeMutableRawPointer) {
    witness(12, as: ProjectData.self)(value, metadata)
  }

  private func witness<Function>(_ index: Int, as type: Function.Type) -> Function {
    table.load(fromByteOffset: index * MemoryLayout<UnsafeRawPointer>.size, as: type)
  }
}
