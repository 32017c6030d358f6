public import NavFoundation

/// A property wrapper that creates an observable object once for the lifetime of the view, and observes the object.
@available(iOS 14.0, *)
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  private let make: () -> ObjectType
  private var owner: ObjectOwner<ObjectType>?

  /// Creates a property with a closure that creates the object.
  ///
  /// - Parameter thunk: A closure that creates the object when the view is first shown.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object, or a new object for each access outside a visible view.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType { owner?.object ?? make() }

  /// A wrapper that creates bindings to the properties of the object.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension StateObject: @unchecked Sendable where ObjectType: Sendable {}

/// An owner of a `StateObject` property's object; it outlives individual values of the view.
@MainActor
private final class ObjectOwner<ObjectType: ObservableObject> {
  let object: ObjectType
  private let observation: ObjectObservation

  init(_ object: ObjectType, node: ViewNode) {
    self.object = object
    observation = ObjectObservation(object, for: node)
  }
}

extension ObjectOwner: ChangeCounting {
  var changeCount: Int { observation.changeCount }
}

extension ObjectOwner: RowState {
  func moved(to node: ViewNode) -> AnyObject { ObjectOwner(object, node: node) }
}

extension StateObject: NodeProperty {
  package static func connect(
    _ pointer: UnsafeMutableRawPointer,
    slot: inout AnyObject?,
    site: PropertySite
  ) {
    let property = pointer.assumingMemoryBound(to: Self.self)
    if let owner = slot as? ObjectOwner<ObjectType> {
      property.pointee.owner = owner
      return
    }
    let make = property.pointee.make
    let owner = ObjectOwner(site.node.graph.withoutReader(make), node: site.node)
    slot = owner
    property.pointee.owner = owner
    site.register(owner.object, wrapper: "@StateObject")
  }
}
