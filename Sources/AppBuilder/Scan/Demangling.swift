import Foundation

/// The meaning of the compiler's names.
enum Demangling {
  /// The declaration behind a name, as Swift's own tools write it; the name itself where it is none of Swift's.
  ///
  /// - Parameter name: The name in an object.
  /// - Returns: The declaration.
  static func text(of name: String) -> String {
    guard name.hasPrefix("$s") else { return name }
    guard let text = demangle(name, UInt(name.utf8.count), nil, nil, 0) else { return name }
    defer { free(text) }
    return String(cString: text)
  }
}

/// Swift's own library reads the compiler's names for those who print a stack.
@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>,
  _ length: UInt,
  _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?,
  _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
