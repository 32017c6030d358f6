/// A property wrapper that reads a value from the environment of the view.
@propertyWrapper
public struct Environment<Value> {
  private let read: (EnvironmentValues) -> Value
  /// A Boolean value that indicates whether a missing value stops the app even if the value is never read.
  private var isRequired = false
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
        fatalError(
          """
          No object of type \(objectType) was found in the environment. A view above must inject it \
          with .environment(…).
          """
        )
      }
      return object
    }
    isRequired = true
  }

  /// Creates a property that reads the injected observable object of a class, or nil if there is none.
  ///
  /// - Parameter objectType: The class.
  @available(iOS 17.0, *)
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    read = { $0[object: objectType] }
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
    if property.pointee.isRequired {
      site.node.graph.withoutReader { _ = property.pointee.wrappedValue }
    }
  }
}
