public import NavFoundation

/// A property wrapper that observes an object from the environment of the view.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  private var source: InjectedObject<ObjectType>?

  /// Creates a property that observes the injected object of a class.
  public init() {}

  /// The injected object; the app stops if there is none.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    guard let source else {
      fatalError(
        """
        The environment object \(ObjectType.self) was read outside `body`, where there is no \
        environment. Read it in `body` or in an action.
        """
      )
    }
    guard let object = source.object else {
      fatalError(
        """
        No ObservableObject of type \(ObjectType.self) was found in the environment of \
        \(source.viewName). A view above must inject it with .environmentObject(…).
        """
      )
    }
    return object
  }

  /// A wrapper that creates bindings to the properties of the object.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// A wrapper that creates bindings to the properties of an environment object.
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

extension EnvironmentObject: @unchecked Sendable where ObjectType: Sendable {}

/// A reference to the injected object of a class in a view's environment.
@MainActor
private final class InjectedObject<ObjectType: ObservableObject> {
  let viewName: String
  private weak var node: ViewNode?
  private let values: EnvironmentValues
  private var observation: ObjectObservation?

  init(node: ViewNode) {
    self.node = node
    viewName = node.viewName ?? "the view"
    values = EnvironmentValues(scope: node.context.environment, graph: node.graph)
  }

  /// The injected object, which is observed after its first access, or nil if there is none.
  var object: ObjectType? {
    let object = values[InjectedObjectKey<ObjectType>.self]
    if observation?.object !== object, let node, node.isMounted {
      observation = object.map { ObjectObservation($0, for: node) }
    }
    return object
  }
}

extension InjectedObject: ChangeCounting {
  var changeCount: Int { observation?.changeCount ?? 0 }
}

/// The environment key for the injected object of a class.
struct InjectedObjectKey<Object: ObservableObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

extension EnvironmentObject: NodeProperty {
  package static func connect(
    _ pointer: UnsafeMutableRawPointer,
    slot: inout AnyObject?,
    site: PropertySite
  ) {
    let property = pointer.assumingMemoryBound(to: Self.self)
    let source = slot as? InjectedObject<ObjectType> ?? InjectedObject(node: site.node)
    slot = source
    property.pointee.source = source
    // A view is refreshed when the object changes, whether its body reads the object or not.
    _ = source.object
  }
}
