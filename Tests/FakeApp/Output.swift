import Glibc

/// Prints a line at once, so that nothing waits in a buffer when the app crashes.
func say(_ value: some CustomStringConvertible) {
  writeAll(Array("\(value)\n".utf8), to: 1)
}

/// Writes bytes to a descriptor, and ends the app when nobody reads them.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 else { exit(9) }
    rest.removeFirst(count)
  }
}
