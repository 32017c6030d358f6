internal import NavFoundation
@_spi(Reflection) import Swift

/// The layout of a type's fields: those that the runtime connects, and those that are compared.
package struct FieldPlan {
  /// A property that the runtime connects to a node.
  package struct Property {
    /// The distance from the start of the value, in bytes.
    let offset: Int
    /// The declared name of the property, without the underscore of a wrapper.
    package let name: String
    /// The type of the property wrapper.
    let type: any NodeProperty.Type
  }

  /// A property whose value is compared too.
  package struct Comparing {
    /// The index of the property.
    let index: Int
    let type: any ValueComparing.Type
  }

  /// A property of a learner's own type with an `update()` method.
  package struct Update {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  /// A range of bytes that must be equal in two equal values.
  package struct Bytes {
    let offset: Int
    let count: Int
  }

  /// A stored object that its view observes.
  package struct Object {
    let offset: Int
    package let name: String
    let type: any Any.Type
  }

  /// The type's name, without modules and generic arguments.
  package let typeName: String
  /// Whether the type is a class, which a view must not be.
  package let isClass: Bool
  /// The properties to connect, in declaration order.
  package private(set) var properties: [Property] = []
  /// The properties whose values are compared.
  package private(set) var comparing: [Comparing] = []
  /// The values whose `update()` is called before `body`, inner ones first.
  package private(set) var updates: [Update] = []
  /// The plain fields.
  package private(set) var bytes: [Bytes] = []
  /// The plain fields that hold an observable object.
  package private(set) var objects: [Object] = []

  /// Reads the layout of a type.
  ///
  /// - Parameter type: The type of a view, a modifier, an app or a scene.
  package init(_ type: any Any.Type) {
    typeName = NavUI.typeName(type)
    isClass = type is AnyObject.Type
    add(type, at: 0)
  }

  /// Returns whether two values of the type are certainly equal.
  ///
  /// For every Swift type, equal bytes mean the same value as long as both values are alive.
  /// Properties of the runtime get their value from the node, so they do not count unless they
  /// declare it.
  ///
  /// - Parameters:
  ///   - old: The first value.
  ///   - new: The other value.
  /// - Returns: Whether they are equal; false also if that is unknown.
  @MainActor
  package func isSame<Value>(_ old: inout Value, _ new: inout Value) -> Bool {
    withUnsafeMutablePointer(to: &old) { old in
      withUnsafeMutablePointer(to: &new) { new in
        let old = UnsafeMutableRawPointer(old)
        let new = UnsafeMutableRawPointer(new)
        for run in bytes where memcmp(old + run.offset, new + run.offset, run.count) != 0 {
          return false
        }
        for property in properties
        where !property.type.isSame(old + property.offset, new + property.offset) {
          return false
        }
        return true
      }
    }
  }

  /// Returns whether two values of the type are certainly equal apart from the runtime's
  /// properties.
  ///
  /// - Parameters:
  ///   - old: The first value.
  ///   - new: The other value.
  /// - Returns: Whether they are equal; false also if that is unknown.
  package func hasSameBytes<Value>(_ old: inout Value, _ new: inout Value) -> Bool {
    withUnsafeMutablePointer(to: &old) { old in
      withUnsafeMutablePointer(to: &new) { new in
        let old = UnsafeMutableRawPointer(old)
        let new = UnsafeMutableRawPointer(new)
        return bytes.allSatisfy { memcmp(old + $0.offset, new + $0.offset, $0.count) == 0 }
      }
    }
  }

  private mutating func add(_ type: any Any.Type, at base: Int) {
    _ = _forEachField(of: type, options: []) { name, offset, fieldType, _ in
      let offset = base + offset
      let name = Self.declaredName(String(cString: name))
      if let property = fieldType as? any NodeProperty.Type {
        if let type = property as? any ValueComparing.Type {
          comparing.append(Comparing(index: properties.count, type: type))
        }
        properties.append(Property(offset: offset, name: name, type: property))
      } else if let dynamic = fieldType as? any DynamicProperty.Type {
        add(dynamic, at: offset)
        updates.append(Update(offset: offset, type: dynamic))
      } else {
        addPlainField(fieldType, name: name, at: offset)
      }
      return true
    }
  }

  private mutating func addPlainField(_ type: any Any.Type, name: String, at offset: Int) {
    let size = Self.size(of: type)
    if size > 0 {
      bytes.append(Bytes(offset: offset, count: size))
    }
    guard type is AnyObject.Type else { return }
    if type is any Observable.Type || type is any ObservableObject.Type {
      objects.append(Object(offset: offset, name: name, type: type))
    }
  }

  private static func size(of type: any Any.Type) -> Int {
    func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size)
  }

  private static func declaredName(_ name: String) -> String {
    name.hasPrefix("_") ? String(name.dropFirst()) : name
  }
}

extension ViewGraph {
  /// Returns the layout of a type, which is read once.
  ///
  /// - Parameter type: The type of a view, a modifier, an app or a scene.
  /// - Returns: The layout.
  package func plan<Value>(for type: Value.Type) -> FieldPlan {
    let key = ObjectIdentifier(type)
    if let plan = plans[key] { return plan }
    let plan = FieldPlan(type)
    plans[key] = plan
    return plan
  }
}
