#if !canImport(ObjectiveC)
/// The name of a method, as Objective-C calls methods; here only methods of `UIResponder` are called by it.
public struct Selector: Hashable, Sendable {
  private let name: String
  /// Calls the method, where it is one that can be called.
  let method: (@MainActor @Sendable (UIResponder) -> Bool)?

  /// Names a method by its text.
  public init(_ name: String) {
    self.name = name
    method = nil
  }

  /// Names a method.
  @_disfavoredOverload
  public init<Method>(_ method: Method) {
    name = "\(Method.self)"
    self.method = nil
  }

  /// Names a method of `UIResponder`, such as the one that closes the keyboard.
  public init(_ method: @escaping @MainActor @Sendable (UIResponder) -> @MainActor () -> Bool) {
    name = "UIResponder"
    self.method = { method($0)() }
  }

  /// Whether both name the same method.
  public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.name == rhs.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
#endif
