@_spi(Reflection) import Swift

/// A namespace for reading the stored properties of objects in memory.
///
/// Unlike `Mirror`, it never calls a custom description of a class. It also skips values that would end the app when
/// read: an unowned object, which may be gone, and a value that cannot be copied.
package enum ObjectParts {
  /// Returns the stored properties of an object, starting with those of its superclass.
  ///
  /// - Parameter object: The object.
  /// - Returns: The names as Swift stores them, with the values; an unreadable value is shown by its type.
  package static func parts(of object: AnyObject) -> [(name: String, value: Any)] {
    let type: any AnyObject.Type = Swift.type(of: object)
    let ownerships = TypeMetadata(type).ownerships
    var parts: [(name: String, value: Any)] = []
    withExtendedLifetime(object) {
      let memory = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
      _ = _forEachField(of: type, options: classes) { name, offset, fieldType, _ in
        let ownership =
          ownerships.indices.contains(parts.count) ? ownerships[parts.count] : .unowned
        parts.append(
          (String(cString: name), value(at: memory + offset, of: fieldType, held: ownership))
        )
        return true
      }
    }
    guard let model = parts.lazy.compactMap({ $0.value as? any ModelValues }).first else {
      return parts
    }
    let values = model.modelValues
    return parts.filter { part in
      !(part.value is any ModelValues) && !values.contains { "_\($0.name)" == part.name }
    } + values
  }

  /// The option for reading a class's fields, repeated here because the standard library declares it as a variable.
  private static let classes = _EachFieldOptions(rawValue: 1)

  private static func value(
    at memory: UnsafeRawPointer,
    of type: any Any.Type,
    held ownership: TypeMetadata.Ownership
  ) -> Any {
    func read<Value>(_ type: Value.Type) -> Any {
      ValueParts.content(of: memory.assumingMemoryBound(to: type).pointee)
    }
    switch ownership {
    case .strong:
      let metadata = TypeMetadata(type)
      guard metadata.witnesses.allowsCopies, metadata.isLaidOutAsKnown, !metadata.isFunction else {
        return UnreadValue(type: type)
      }
      return read(type)
    case .weak:
      return memory.assumingMemoryBound(to: WeakReference.self).pointee.object as Any
    case .unowned:
      return UnreadValue(type: type)
    }
  }
}

/// A store for an object's values that are not in its declared properties.
package protocol ModelValues: AnyObject {
  /// The values with their property names, in order.
  var modelValues: [(name: String, value: Any)] { get }
  /// The number that identifies the object in its class, regardless of the object's values.
  var modelNumber: Int { get }
}

/// A weak reference as stored in memory, or the first part of a weak reference to a protocol type.
private struct WeakReference {
  weak var object: AnyObject?
}

/// A placeholder for a value that cannot be read.
private struct UnreadValue: StandardValue {
  let type: any Any.Type

  func literal(by describer: ValueDescriber) -> RouteLiteral {
    .opaque(TypeName.spelled(type))
  }
}
