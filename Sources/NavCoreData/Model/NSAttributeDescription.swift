// swift-format-ignore-file: AlwaysUseLowerCamelCase, AmbiguousTrailingClosureOverload

/// A value that each object of an entity has.
public final class NSAttributeDescription: NSPropertyDescription {
  /// The kind of value.
  public var attributeType = NSAttributeType.undefinedAttributeType
  /// The value of a new object.
  public var defaultValue: Any?

  /// Creates a description to be filled in.
  public override init() {}

  /// Describes an attribute.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - attributeType: The kind of value.
  ///   - isOptional: Whether the value may be missing.
  ///   - defaultValue: The value of a new object.
  public init(
    name: String,
    attributeType: NSAttributeType,
    isOptional: Bool = true,
    defaultValue: Any? = nil
  ) {
    self.attributeType = attributeType
    self.defaultValue = defaultValue
    super.init()
    self.name = name
    self.isOptional = isOptional
  }
}

/// A kind of value that can be stored.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
}
