/// A key made of fields that together determine a result.
///
/// Each field is preceded by its length. So no field, whatever it contains, can pass for the end of one field and the
/// beginning of another.
package struct ContentKey: Hashable, Sendable {
  /// The bytes of the complete key.
  package private(set) var bytes: [UInt8] = []

  /// Creates a key from its first fields.
  ///
  /// - Parameter fields: The first fields, which begin with the purpose of the key.
  package init(_ fields: String...) {
    for field in fields { add(field) }
  }

  /// Adds a field that consists of bytes.
  ///
  /// - Parameter field: The field, of any content.
  package mutating func add(_ field: some Collection<UInt8>) {
    bytes += Array("\(field.count):".utf8)
    bytes += field
  }

  /// Adds a field that consists of text.
  ///
  /// - Parameter field: The field, of any content.
  package mutating func add(_ field: String) {
    add(field.utf8)
  }

  /// Adds a list of fields as one field.
  ///
  /// - Parameter fields: The fields.
  package mutating func add(_ fields: [String]) {
    var list = ContentKey()
    for field in fields { list.add(field) }
    add(list.bytes)
  }

  /// The complete key as text, for a key whose fields are all text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
