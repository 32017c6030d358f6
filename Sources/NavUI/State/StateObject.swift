public import NavFoundation

/// A property that creates an observable object once in its view's life, and observes it.
@available(iOS 14.0, *)
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  private let make: () -> ObjectType
  private var owner: ObjectOwner<ObjectType>?

  /// Creates the property.
  ///
  /// - Parameter thunk: A closure that creates the object when the view is first shown.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object; outside a visible view, a new one each time.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType { owner?.object ?? make() }

  /// The maker of bindings to the properties of the object.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension StateObject: @unchecked Sendable where ObjectType: Sendable {}

/// The object that a `StateObject` keeps between two values of its view.
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
