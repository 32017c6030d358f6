/// A property of an entity's objects: an attribute or a relationship.
open class NSPropertyDescription: NSObject {
  /// The name of the property.
  public var name = ""
  /// A Boolean value that indicates whether the value is optional.
  public var isOptional = true
}
