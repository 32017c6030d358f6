internal import NavFoundation
@_spi(Reflection) import Swift

/// The layout of a type's fields: those that the runtime connects and those that it compares.
package struct FieldPlan {
  /// A property that the runtime connects to a node.
  package struct Property {
    /// The offset from the start of the view's value, in bytes.
    let offset: Int
    /// The declared name of the property, without the underscore of a wrapper.
    package let name: String
    /// The type of the property wrapper.
    let type: any NodeProperty.Type
  }

  /// A connected property whose value is also compared.
  package struct Comparing {
    /// The index of the property in `properties`.
    let index: Int
    let type: any ValueComparing.Type
  }

  /// A property of a custom type with an `update()` method.
  package struct Update {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  /// A range of bytes that must be equal in two equal values.
  package struct Bytes {
    let offset: Int
    let count: Int
  }

  /// A plain field that stores an observable object.
  package struct Object {
    let offset: Int
    package let name: String
    let type: any Any.Type
  }

  /// The type's name, without modules and generic arguments.
  package let typeName: String
  /// A Boolean value that indicates whether the type is a class, which is not allowed for views.
  package let isClass: Bool
  /// The properties to connect, in declaration order.
  package private(set) var properties: [Property] = []
  /// The properties whose values are compared.
  package private(set) var comparing: [Comparing] = []
  /// The custom properties whose `update()` is called before `body`, starting with the innermost properties.
  package private(set) var updates: [Update] = []
  /// The byte ranges of the plain fields.
  package private(set) var bytes: [Bytes] = []
  /// The plain fields that contain an observable object.
  package private(set) var objects: [Object] = []

  /// Creates a plan by reading the layout of a type.
  ///
  /// - Parameter type: The type of a view, a modifier, an app or a scene.
  package init(_ type: any Any.Type) {
    typeName = NavUI.typeName(type)
    isClass = type is AnyObject.Type
    add(type, at: 0)
  }

  /// Returns whether two values of the type are known to be equal.
  ///
  /// For every Swift type, equal bytes mean the same value as long as both values are alive. Properties of the runtime
  /// get their value from the node, so they do not count unless they declare it.
  ///
  /// - Parameters:
  ///   - old: The first value.
  ///   - new: The other value.
  /// - Returns: Whether the values are equal; false if this is unknown.
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

  /// Returns whether two values of the type are known to be equal apart from the properties that the runtime connects.
  ///
  /// - Parameters:
  ///   - old: The first value.
  ///   - new: The other value.
  /// - Returns: Whether the values are equal; false if this is unknown.
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
  /// Returns the layout of a type, which is cached after it is first read.
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
