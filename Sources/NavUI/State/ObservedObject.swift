public import NavFoundation

/// A property wrapper that observes an object owned elsewhere.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  /// The observed object.
  public var wrappedValue: ObjectType

  /// Creates a property that observes an object.
  ///
  /// - Parameter wrappedValue: The object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a property that observes an object.
  ///
  /// - Parameter initialValue: The object.
  public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  /// A wrapper that creates bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// A wrapper that creates bindings to the properties of an observed object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// Returns a binding to a property of the object.
    ///
    /// - Parameter keyPath: The property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(object: object, keyPath: keyPath))
    }
  }
}

extension ObservedObject: @unchecked Sendable where ObjectType: Sendable {}

extension ObservedObject: NodeProperty {
  package static func connect(
    _ pointer: UnsafeMutableRawPointer,
    slot: inout AnyObject?,
    site: PropertySite
  ) {
    let object = pointer.assumingMemoryBound(to: Self.self).pointee.wrappedValue
    if let observation = slot as? ObjectObservation, observation.object === object { return }
    slot = ObjectObservation(object, for: site.node)
    site.register(object, wrapper: "@ObservedObject")
  }

  package static func isSame(
    _ old: UnsafeMutableRawPointer,
    _ new: UnsafeMutableRawPointer
  ) -> Bool {
    let old = old.assumingMemoryBound(to: Self.self).pointee.wrappedValue
    return old === new.assumingMemoryBound(to: Self.self).pointee.wrappedValue
  }
}
