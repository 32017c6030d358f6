/// A property wrapper that reads a value from the environment of the view.
@propertyWrapper
public struct Environment<Value> {
  private let read: (EnvironmentValues) -> Value
  /// A test for a value without which the app stops, even if the value is never read, or nil if none is required.
  private var hasRequired: ((EnvironmentValues) -> Bool)?
  private var values = EnvironmentValues()

  /// Creates a property that reads the value at a key path.
  ///
  /// - Parameter keyPath: The key path to the value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// The value in the environment of the view.
  public var wrappedValue: Value {
    read(values)
  }
}

extension Environment {
  /// Creates a property that reads the injected observable object of a class, or stops the app if there is none.
  ///
  /// - Parameter objectType: The class.
  @available(iOS 17.0, *)
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values[object: objectType] else {
        Self.stop(missing: objectType, of: nil)
      }
      return object
    }
    hasRequired = { $0[object: objectType] != nil }
  }

  /// Creates a property that reads the injected observable object of a class, or nil if there is none.
  ///
  /// - Parameter objectType: The class.
  @available(iOS 17.0, *)
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    read = { $0[object: objectType] }
  }
}

extension Environment {
  /// Stops the app because an object is missing.
  ///
  /// - Parameters:
  ///   - type: The class of the object.
  ///   - view: The name of the view that needs it, or nil if it is not known.
  private static func stop(missing type: Any.Type, of view: String?) -> Never {
    let place = view.map { " of \($0)" } ?? ""
    fatalError(
      """
      No object of type \(type) was found in the environment\(place). A view above must inject it \
      with .environment(…).
      """
    )
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: NodeProperty {
  package static func connect(
    _ pointer: UnsafeMutableRawPointer,
    slot: inout AnyObject?,
    site: PropertySite
  ) {
    let property = pointer.assumingMemoryBound(to: Self.self)
    property.pointee.values = EnvironmentValues(
      scope: site.node.context.environment,
      graph: site.node.graph
    )
    // The object is looked up for every value of the view.
    let values = property.pointee.values
    if let hasRequired = property.pointee.hasRequired,
      !site.node.graph.withoutReader({ hasRequired(values) })
    {
      stop(missing: Value.self, of: site.node.viewName)
    }
  }
}
