#if !canImport(ObjectiveC)
/// The name of a method, as Objective-C calls methods; here nothing is called by it.
public struct Selector: Hashable, Sendable {
  private let name: String

  /// Names a method by its text.
  public init(_ name: String) {
    self.name = name
  }

  /// Names a method.
  @_disfavoredOverload
  public init<Method>(_ method: Method) {
    name = "\(Method.self)"
  }
}
#endif
