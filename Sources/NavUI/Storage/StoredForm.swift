/// A conversion of a type's values to and from property-list values.
package struct StoredForm<Value> {
  /// A closure that creates a value from a property-list value, or returns nil if the types do not match.
  package let read: (Any) -> Value?
  /// A closure that converts a value to a property-list value, or returns nil if the value cannot be stored.
  package let write: (Value) -> Any?

  package init(read: @escaping (Any) -> Value?, write: @escaping (Value) -> Any?) {
    self.read = read
    self.write = write
  }

  /// Returns the conversion for a type whose values are property-list values.
  package static func plain() -> StoredForm {
    StoredForm(read: { $0 as? Value }, write: { $0 })
  }

  /// Returns the conversion for a number or Boolean, which may also be stored as another number or a string.
  package static func number(_ convert: @escaping (NSNumber) -> Value) -> StoredForm {
    StoredForm(read: { NSNumber(stored: $0).map(convert) }, write: { $0 })
  }

  /// Returns the conversion for an optional value, which is not stored while it is nil.
  package static func optional<Wrapped>(_ form: StoredForm<Wrapped>) -> StoredForm
  where Value == Wrapped? {
    StoredForm(read: { form.read($0).map(Optional.some) }, write: { $0.flatMap(form.write) })
  }

  /// Returns the conversion for a value that is stored as its raw value.
  package static func raw(_ form: StoredForm<Value.RawValue>) -> StoredForm
  where Value: RawRepresentable {
    StoredForm(
      read: { form.read($0).flatMap(Value.init(rawValue:)) },
      write: { form.write($0.rawValue) }
    )
  }
}

extension StoredForm where Value: Codable {
  /// Returns the conversion for a value that is stored as JSON.
  package static func json() -> StoredForm {
    StoredForm(
      read: { stored in
        (stored as? Data).flatMap { data in
          // Data of another version is ignored, and the property's default is used.
          try? JSONDecoder().decode(Value.self, from: data)
        }
      },
      write: { value in
        // A value that cannot be encoded cannot be stored, just as on a device.
        try? JSONEncoder().encode(value)
      }
    )
  }
}

extension StoredForm where Value == URL {
  /// Returns the conversion for a URL, which is stored as a string because `UserDefaults` on Linux stores only a URL's
  /// path.
  package static func url() -> StoredForm {
    StoredForm(
      read: { ($0 as? URL) ?? ($0 as? String).flatMap { URL(string: $0) } },
      write: { $0.absoluteString }
    )
  }
}

extension NSNumber {
  /// Creates a number from a property-list value, or returns nil if the value is not a number.
  fileprivate convenience init?(stored value: Any) {
    switch value {
    case let value as Bool: self.init(value: value)
    case let value as Int: self.init(value: value)
    case let value as Double: self.init(value: value)
    case let value as NSNumber: self.init(value: value.doubleValue)
    case let value as String: self.init(text: value)
    default: return nil
    }
  }

  /// Creates a number from a string such as "3" or "yes", or returns nil if the string is neither numeric nor Boolean.
  private convenience init?(text: String) {
    switch text.lowercased() {
    case "yes", "true": self.init(value: true)
    case "no", "false": self.init(value: false)
    default:
      if let whole = Int(text) {
        self.init(value: whole)
      } else if let number = Double(text) {
        self.init(value: number)
      } else {
        return nil
      }
    }
  }
}
