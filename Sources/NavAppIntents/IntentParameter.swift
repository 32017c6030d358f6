public import NavUI

/// A property wrapper for a value that the system must obtain before it runs an intent.
///
/// It asks a user for the value, or gets it from a phrase or a shortcut; a script supplies it with `intent`.
@propertyWrapper
public final class IntentParameter<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var storage: Value?

  /// Creates a parameter without a value.
  ///
  /// - Parameters:
  ///   - title: The visible name.
  ///   - description: The purpose of the value.
  ///   - requestValueDialog: The question that requests the value.
  public init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil
  ) {}

  /// Creates a parameter with a default value.
  ///
  /// - Parameters:
  ///   - title: The visible name.
  ///   - description: The purpose of the value.
  ///   - defaultValue: The value.
  ///   - requestValueDialog: The question that requests the value.
  public init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value,
    requestValueDialog: IntentDialog? = nil
  ) {
    storage = defaultValue
  }

  /// Creates a parameter with a value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value.
  ///   - title: The visible name.
  public init(wrappedValue: Value, title: LocalizedStringResource) {
    storage = wrappedValue
  }

  /// The value of the parameter.
  ///
  /// Reading it before it is set ends the app.
  public var wrappedValue: Value {
    get {
      guard let value = lock.withLock({ storage }) ?? Self.none else {
        fatalError("A parameter of the type \(Value.self) was read before it had a value.")
      }
      return value
    }
    set { lock.withLock { storage = newValue } }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  /// The value of the parameter if it is omitted, or nil if the parameter is required.
  private static var none: Value? {
    (Value.self as? any OptionalParameter.Type)?.empty as? Value
  }
}

extension IntentParameter: FillableParameter {
  package var needsValue: Bool {
    lock.withLock { storage == nil } && !(Value.self is any OptionalParameter.Type)
  }

  @MainActor
  package func fill(with value: Any) async throws {
    let read = try await IntentValue.read(value, as: Value.self)
    guard let typed = read as? Value else { throw IntentValue.mismatch(value, Value.self) }
    wrappedValue = typed
  }
}
