#if !canImport(ObjectiveC)
/// The name of a method as in Objective-C; only methods of `UIResponder` can be called by it here.
public struct Selector: Hashable, Sendable {
  private let name: String
  /// Calls the method, if it can be called.
  let method: (@MainActor @Sendable (UIResponder) -> Bool)?

  /// Creates a selector from text.
  public init(_ name: String) {
    self.name = name
    method = nil
  }

  /// Creates a selector of a method.
  @_disfavoredOverload
  public init<Method>(_ method: Method) {
    name = "\(Method.self)"
    self.method = nil
  }

  /// Creates a selector of a method of `UIResponder`, such as the one that closes the keyboard.
  public init(_ method: @escaping @MainActor @Sendable (UIResponder) -> @MainActor () -> Bool) {
    name = "UIResponder"
    self.method = { method($0)() }
  }

  /// Returns whether both name the same method.
  public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.name == rhs.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
#endif
