#if !canImport(ObjectiveC)
import Foundation

/// The name of a method, as in Objective-C.
///
/// A selector created by `#selector` can call its method.
public struct Selector: Hashable, Sendable {
  private let name: String
  private let call: (@Sendable (_ target: Any?, _ arguments: [Any?]) -> Bool)?

  /// Creates a selector from the name of a method, which the selector cannot call.
  public init(_ name: String) {
    self.name = name
    call = nil
  }

  private init<Method>(
    of type: Method.Type,
    call: @escaping (_ target: Any?, _ arguments: [Any?]) -> Bool
  ) {
    name = "\(type)"
    nonisolated(unsafe) let call = call
    self.call = { call($0, $1) }
  }

  /// Calls the method of the selector, and returns whether it could be called.
  ///
  /// - Parameters:
  ///   - target: The object with the method.
  ///   - arguments: The arguments; those that the method does not take are left out.
  /// - Returns: Whether the object has the method and takes the arguments.
  @discardableResult
  package func perform(on target: Any?, with arguments: [Any?] = []) -> Bool {
    call?(target, arguments) ?? false
  }

  /// Returns whether two selectors have the same name.
  public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.name == rhs.name }

  /// Adds the name of the method to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }

  /// Returns an argument as the type that the method takes, or nil if the argument has another type.
  private static func argument<Argument>(_ index: Int, of arguments: [Any?]) -> Argument? {
    let value = arguments.indices.contains(index) ? arguments[index] : nil
    if let argument = value as? Argument { return argument }
    return (value as? Notification)?._bridgeToObjectiveC() as? Argument
  }
}

extension Selector: ExpressibleByStringLiteral {
  /// Creates a selector from a literal that names a method, which the selector cannot call.
  public init(stringLiteral value: String) { self.init(value) }
}

// The method may or may not be isolated to the main actor: the call runs in the sender's isolation,
// as in Objective-C.
extension Selector {
  /// Creates a selector for a method of a class.
  public init<Owner, Result>(_ method: @escaping (Owner) -> () -> Result) {
    self.init(of: type(of: method)) { target, _ in
      guard let target = target as? Owner else { return false }
      _ = method(target)()
      return true
    }
  }

  /// Creates a selector for a class's main-actor method.
  public init<Owner, Result>(_ method: @escaping (Owner) -> @MainActor () -> Result) {
    self.init(unsafe unsafeBitCast(method, to: ((Owner) -> () -> Result).self))
  }

  /// Creates a selector for a class's method that takes the sender.
  public init<Owner, Sender, Result>(_ method: @escaping (Owner) -> (Sender) -> Result) {
    self.init(of: type(of: method)) { target, arguments in
      guard let target = target as? Owner,
        let sender: Sender = Self.argument(0, of: arguments)
      else { return false }
      _ = method(target)(sender)
      return true
    }
  }

  /// Creates a selector for a class's main-actor method that takes the sender.
  public init<Owner, Sender, Result>(_ method: @escaping (Owner) -> @MainActor (Sender) -> Result) {
    self.init(unsafe unsafeBitCast(method, to: ((Owner) -> (Sender) -> Result).self))
  }

  /// Creates a selector for a class's method that takes the sender and an event.
  public init<Owner, Sender, Event, Result>(
    _ method: @escaping (Owner) -> (Sender, Event) -> Result
  ) {
    self.init(of: type(of: method)) { target, arguments in
      guard let target = target as? Owner,
        let sender: Sender = Self.argument(0, of: arguments),
        let event: Event = Self.argument(1, of: arguments)
      else { return false }
      _ = method(target)(sender, event)
      return true
    }
  }

  /// Creates a selector for a class's main-actor method that takes the sender and an event.
  public init<Owner, Sender, Event, Result>(
    _ method: @escaping (Owner) -> @MainActor (Sender, Event) -> Result
  ) {
    self.init(unsafe unsafeBitCast(method, to: ((Owner) -> (Sender, Event) -> Result).self))
  }

  /// Creates a selector for an object's method.
  @_disfavoredOverload
  public init<Result>(_ method: @escaping () -> Result) {
    self.init(of: type(of: method)) { _, _ in
      _ = method()
      return true
    }
  }

  /// Creates a selector for an object's main-actor method.
  @_disfavoredOverload
  public init<Result>(_ method: @escaping @MainActor () -> Result) {
    self.init(unsafe unsafeBitCast(method, to: (() -> Result).self))
  }

  /// Creates a selector for an object's method that takes the sender.
  @_disfavoredOverload
  public init<Sender, Result>(_ method: @escaping (Sender) -> Result) {
    self.init(of: type(of: method)) { _, arguments in
      guard let sender: Sender = Self.argument(0, of: arguments) else { return false }
      _ = method(sender)
      return true
    }
  }

  /// Creates a selector for an object's main-actor method that takes the sender.
  @_disfavoredOverload
  public init<Sender, Result>(_ method: @escaping @MainActor (Sender) -> Result) {
    self.init(unsafe unsafeBitCast(method, to: ((Sender) -> Result).self))
  }

  /// Creates a selector, which cannot be called, for a method of any other type.
  @_disfavoredOverload
  public init<Method>(_ method: Method) {
    name = "\(Method.self)"
    call = nil
  }

  /// Creates a selector, which cannot be called, for the getter of a property.
  public init<Value>(getter: Value) {
    name = "getter \(Value.self)"
    call = nil
  }

  /// Creates a selector, which cannot be called, for the setter of a property.
  public init<Value>(setter: Value) {
    name = "setter \(Value.self)"
    call = nil
  }
}

/// A short name for `Selector`, with which `ObjC(Self.` replaces `#selector(` at the same length.
public typealias ObjC = Selector
#endif
