import NavUI

/// One of the app's objects that an intent or query needs, such as the router.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  private let key: String
  private let manager: AppDependencyManager

  /// Requests the object that was added for the type.
  ///
  /// - Parameters:
  ///   - key: The name that was used to add it; the type unless given.
  ///   - manager: The manager that holds it.
  public init(key: String? = nil, manager: AppDependencyManager = .shared) {
    self.key = key ?? AppDependencyManager.key(of: Value.self)
    self.manager = manager
  }

  /// The object; reading it ends an app that has not added it.
  public var wrappedValue: Value {
    guard let value = manager.value(for: key) as? Value else {
      fatalError(
        "The intent needs a \(Value.self), but none was added to AppDependencyManager.shared."
      )
    }
    return value
  }
}

/// The objects that an app passes to its intents, which the system creates.
public final class AppDependencyManager: @unchecked Sendable {
  private let lock = NSLock()
  private var makers: [String: @Sendable () -> any Sendable] = [:]
  private var values: [String: any Sendable] = [:]

  /// The manager of the running app.
  public static let shared = AppDependencyManager()

  init() {}

  /// Adds an object, usually in the app's initialiser.
  ///
  /// - Parameters:
  ///   - key: The name for requesting it; the type unless given.
  ///   - dependencyProvider: A closure that returns the object when it is first asked for.
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
