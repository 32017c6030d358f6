import Foundation

/// The readable form of the compiler's names.
enum Demangling {
  /// Returns the declaration for a mangled name, as Swift's own tools write it; other names are
  /// returned unchanged.
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

/// Calls the function of Swift's library that decodes the compiler's names for stack traces.
@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>,
  _ length: UInt,
  _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?,
  _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
