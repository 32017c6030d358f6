#if !canImport(Darwin)
public import Foundation

extension NSSortDescriptor {
  /// Creates a descriptor that sorts by a named value.
  ///
  /// - Parameters:
  ///   - key: The name of a property, or several with dots between them.
  ///   - ascending: Whether small values come first.
  public convenience init(key: String, ascending: Bool) {
    self.init(keyPath: \Any.self, ascending: ascending) { one, other in
      ValueOrder.compared(
        KeyedValue.value(at: key, of: one),
        KeyedValue.value(at: key, of: other)
      ) ?? .orderedSame
    }
  }

  /// Creates a descriptor that sorts by a named value with a comparison method.
  ///
  /// Only methods of strings are supported.
  ///
  /// - Parameters:
  ///   - key: The name of a property.
  ///   - ascending: Whether small values come first.
  ///   - selector: The method that compares values.
  public convenience init(key: String, ascending: Bool, selector: Any?) {
    self.init(keyPath: \Any.self, ascending: ascending) { one, other in
      let one = KeyedValue.value(at: key, of: one)
      let other = KeyedValue.value(at: key, of: other)
      guard let text = ValueOrder.text(one), let otherText = ValueOrder.text(other) else {
        return ValueOrder.compared(one, other) ?? .orderedSame
      }
      return text.localizedStandardCompare(otherText)
    }
  }

  /// Creates a descriptor that sorts by an optional property, with nil first.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - ascending: Whether small values come first.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { one, other in
      ValueOrder.compared(one, other) ?? .orderedSame
    }
  }

  /// Creates a descriptor that sorts by a property whose values are compared at run time, such as a Boolean property.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - ascending: Whether small values come first.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { one, other in
      ValueOrder.compared(one, other) ?? .orderedSame
    }
  }
}
#endif
