@_spi(Reflection) import Swift

/// A reader of objects' stored properties in memory.
///
/// Unlike `Mirror`, it never calls a custom description of a class. It also skips values that would
/// end the app when read: an unowned object, which may be gone, and a value that cannot be copied.
package enum ObjectParts {
  /// Returns the stored properties of an object, its superclass's first.
  ///
  /// - Parameter object: The object.
  /// - Returns: The names as Swift stores them, with the values; an unreadable value is shown by
  ///   its type.
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

  /// The option `classType`, which is a variable in the library.
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

/// An object whose values are stored outside its declared properties.
package protocol ModelValues: AnyObject {
  /// The values by property name, in order.
  var modelValues: [(name: String, value: Any)] { get }
  /// The object's number in its class, which is independent of its values.
  var modelNumber: Int { get }
}

/// A weak reference, also to a value of a protocol type, of which it is the first part.
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
