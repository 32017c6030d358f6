/// The conversion of a type's values to and from property-list values.
package struct StoredForm<Value> {
  /// Reads a value from a property-list value; returns nil if it has another type.
  package let read: (Any) -> Value?
  /// Returns the property-list value for a value, or nil to store none.
  package let write: (Value) -> Any?

  package init(read: @escaping (Any) -> Value?, write: @escaping (Value) -> Any?) {
    self.read = read
    self.write = write
  }

  /// Returns the form of a type that is a property-list value itself.
  package static func plain() -> StoredForm {
    StoredForm(read: { $0 as? Value }, write: { $0 })
  }

  /// Returns the stored form of a number or truth value, which may also be another number or a
  /// string.
  package static func number(_ convert: @escaping (NSNumber) -> Value) -> StoredForm {
    StoredForm(read: { NSNumber(stored: $0).map(convert) }, write: { $0 })
  }

  /// Returns the form of an optional value, of which nil is not stored.
  package static func optional<Wrapped>(_ form: StoredForm<Wrapped>) -> StoredForm
  where Value == Wrapped? {
    StoredForm(read: { form.read($0).map(Optional.some) }, write: { $0.flatMap(form.write) })
  }

  /// Returns the form of a value that is stored as its raw value.
  package static func raw(_ form: StoredForm<Value.RawValue>) -> StoredForm
  where Value: RawRepresentable {
    StoredForm(
      read: { form.read($0).flatMap(Value.init(rawValue:)) },
      write: { form.write($0.rawValue) }
    )
  }
}

extension StoredForm where Value: Codable {
  /// Returns the form of a value that is stored as JSON, if it can be encoded.
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
  /// Returns the stored form of a URL, a string, because `UserDefaults` on Linux stores only the
  /// path of a URL.
  package static func url() -> StoredForm {
    StoredForm(
      read: { ($0 as? URL) ?? ($0 as? String).flatMap { URL(string: $0) } },
      write: { $0.absoluteString }
    )
  }
}

extension NSNumber {
  /// Creates a number from a property-list value, or nil if it is not a number.
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

  /// Creates a number from a string, as launch arguments write numbers and truth values.
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
