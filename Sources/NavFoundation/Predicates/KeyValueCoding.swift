import Foundation

/// An object with values that predicates and sort descriptors can read by name.
public protocol KeyValueCoding {
  /// Returns the value with the given name, or nil if there is none.
  ///
  /// - Parameter key: The name of a property.
  /// - Returns: The value, or nil if there is none.
  func value(forKey key: String) -> Any?
}

/// A namespace for access to values by key path.
package enum KeyedValue {
  /// Returns the value at a key path, or nil if there is none.
  ///
  /// - Parameters:
  ///   - path: Names with dots between them; `SELF` is the object itself, `@count` counts a collection.
  ///   - object: The object at which the path begins.
  /// - Returns: The value; that of a collection's elements is the list of their values.
  package static func value(at path: String, of object: Any?) -> Any? {
    var value = flattened(object)
    for name in path.split(separator: ".") {
      guard let current = value else { return nil }
      value = flattened(step(String(name), from: current))
    }
    return value
  }

  private static func step(_ name: String, from value: Any) -> Any? {
    if name.uppercased() == "SELF" { return value }
    if let elements = elements(of: value) {
      switch name {
      case "@count": return elements.count
      case "@sum", "@min", "@max", "@avg": return value
      default: return elements.compactMap { flattened(step(name, from: $0)) }
      }
    }
    if let coded = value as? any KeyValueCoding { return coded.value(forKey: name) }
    if let dictionary = value as? [String: Any] { return dictionary[name] }
    if name == "length", let text = value as? String { return text.count }
    var mirror: Mirror? = Mirror(reflecting: value)
    while let current = mirror {
      for child in current.children where child.label == name || child.label == "_\(name)" {
        return child.value
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// Returns the elements of a collection, or nil if the value is not a collection.
  package static func elements(of value: Any?) -> [Any]? {
    switch value {
    case let array as [Any]: array
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let set as Set<AnyHashable>: set.map(\.base)
    default: nil
    }
  }

  /// Returns a value without its enclosing optionals.
  package static func flattened(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    guard let inner = mirror.children.first else { return nil }
    return flattened(inner.value)
  }
}
