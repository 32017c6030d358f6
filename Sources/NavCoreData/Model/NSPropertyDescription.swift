/// A property of an entity's objects: a value, or a relationship to other objects.
open class NSPropertyDescription: NSObject {
  /// The name by which objects are asked for it.
  public var name = ""
  /// Whether it may be missing.
  public var isOptional = true
}
