/// A kind of access to memory that ends an app, with the letter that stands for it in the line about the calls.
///
/// No letter is a hexadecimal digit.
package enum MemoryFault: Unicode.Scalar, CaseIterable, Hashable, Sendable {
  /// An access beyond the end of the stack.
  case fullStack = "s"
  /// An access near address 0.
  case nullPointer = "n"
  /// An access to any other place without memory.
  case strayPointer = "p"
}
