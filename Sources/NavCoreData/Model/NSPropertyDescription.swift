/// What an entity's objects have: a value, or a way to other objects.
open class NSPropertyDescription: NSObject {
  /// The name by which objects are asked for it.
  public var name = ""
  /// Whether it may be missing.
  public var isOptional = true
}
