/// A property of an entity's objects: an attribute, or a relationship.
open class NSPropertyDescription: NSObject {
  /// The property name.
  public var name = ""
  /// Whether the value is optional.
  public var isOptional = true
}
