import NavUI

/// A property wrapper for an object of the app, such as the router, that an intent or query requires.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  private let key: String
  private let manager: AppDependencyManager

  /// Creates a dependency on the object that the app adds for this type.
  ///
  /// - Parameters:
  ///   - key: The name under which the object was added, or nil for its type.
  ///   - manager: The manager that contains the object.
  public init(key: String? = nil, manager: AppDependencyManager = .shared) {
    self.key = key ?? AppDependencyManager.key(of: Value.self)
    self.manager = manager
  }

  /// The object on which the intent or query depends.
  ///
  /// If the app has not added the object, reading it ends the app.
  public var wrappedValue: Value {
    guard let value = manager.value(for: key) as? Value else {
      fatalError(
        "The intent needs a \(Value.self), but none was added to AppDependencyManager.shared."
      )
    }
    return value
  }
}

/// A manager of the objects that an app passes to its intents.
public final class AppDependencyManager: @unchecked Sendable {
  private let lock = NSLock()
  private var makers: [String: @Sendable () -> any Sendable] = [:]
  private var values: [String: any Sendable] = [:]

  /// The dependency manager of the running app.
  public static let shared = AppDependencyManager()

  init() {}

  /// Adds an object that intents can use as a dependency.
  ///
  /// - Parameters:
  ///   - key: The name for requesting the object, or nil for its type.
  ///   - dependencyProvider: A closure that returns the object at the first request.
  public func add<Dependency: Sendable>(
    key: String? = nil,
    dependency dependencyProvider: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    let key = key ?? Self.key(of: Dependency.self)
    lock.withLock {
      makers[key] = { dependencyProvider() }
      values[key] = nil
    }
  }

  static func key(of type: Any.Type) -> String {
    "\(UInt(bitPattern: ObjectIdentifier(type).hashValue)) \(String(reflecting: type))"
  }

  func value(for key: String) -> (any Sendable)? {
    lock.withLock {
      if let value = values[key] { return value }
      let made = makers[key]?()
      values[key] = made
      return made
    }
  }
}
