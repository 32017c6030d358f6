import Foundation

/// A converter that makes the compiler's mangled names readable.
package enum Demangling {
  /// Returns the declaration that a mangled name represents, as Swift's tools write it, or any other name unchanged.
  ///
  /// - Parameter name: The name in an object.
  /// - Returns: The declaration.
  package static func text(of name: String) -> String {
    guard name.hasPrefix("$s") else { return name }
    guard let text = demangle(name, UInt(name.utf8.count), nil, nil, 0) else { return name }
    defer { free(text) }
    return String(cString: text)
  }
}

/// Decodes a mangled name with the function that Swift's library uses for stack traces.
@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>,
  _ length: UInt,
  _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?,
  _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
