// swift-format-ignore-file: AlwaysUseLowerCamelCase, AmbiguousTrailingClosureOverload

/// An attribute that each object of an entity has.
public final class NSAttributeDescription: NSPropertyDescription {
  /// The type of the attribute's values.
  public var attributeType = NSAttributeType.undefinedAttributeType
  /// The value of the attribute in new objects, or nil if there is none.
  public var defaultValue: Any?

  /// Creates an attribute without a name or type.
  public override init() {}

  /// Creates an attribute with a name and a type.
  ///
  /// - Parameters:
  ///   - name: The name.
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

/// A type of value that can be stored.
public enum NSAttributeType: UInt, Sendable {
  /// An unspecified type.
  case undefinedAttributeType = 0
  /// A 16-bit integer.
  case integer16AttributeType = 100
  /// A 32-bit integer.
  case integer32AttributeType = 200
  /// A 64-bit integer.
  case integer64AttributeType = 300
  /// A decimal number.
  case decimalAttributeType = 400
  /// A 64-bit floating-point number.
  case doubleAttributeType = 500
  /// A 32-bit floating-point number.
  case floatAttributeType = 600
  /// A string.
  case stringAttributeType = 700
  /// A Boolean value.
  case booleanAttributeType = 800
  /// A date.
  case dateAttributeType = 900
  /// A sequence of bytes.
  case binaryDataAttributeType = 1000
  /// A universally unique identifier.
  case UUIDAttributeType = 1100
  /// A URL.
  case URIAttributeType = 1200
  /// A value that a transformer converts into bytes.
  case transformableAttributeType = 1800
}
