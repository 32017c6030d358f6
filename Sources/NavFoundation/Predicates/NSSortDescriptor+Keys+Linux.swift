#if !canImport(Darwin)
public import Foundation

extension NSSortDescriptor {
  /// Sorts by the values of a name, which objects are asked for.
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

  /// Sorts by the values of a name with a method, of which those for texts are known.
  ///
  /// - Parameters:
  ///   - key: The name of a property.
  ///   - ascending: Whether small values come first.
  ///   - selector: How values are compared.
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

  /// Sorts by a property whose value may be missing, which comes first.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - ascending: Whether small values come first.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { one, other in
      ValueOrder.compared(one, other) ?? .orderedSame
    }
  }

  /// Sorts by a property whose values have an order at run time only, such as a truth value.
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
