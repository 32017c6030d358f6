// swift-format-ignore-file: AlwaysUseLowerCamelCase, AmbiguousTrailingClosureOverload

/// An attribute that each object of an entity has.
public final class NSAttributeDescription: NSPropertyDescription {
  /// The kind of value.
  public var attributeType = NSAttributeType.undefinedAttributeType
  /// The default value.
  public var defaultValue: Any?

  /// Creates an empty description.
  public override init() {}

  /// Describes an attribute.
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

/// A kind of value that can be stored.
public enum NSAttributeType: UInt, Sendable {
  /// No type.
  case undefinedAttributeType = 0
  /// A whole number of 16 bits.
  case integer16AttributeType = 100
  /// A whole number of 32 bits.
  case integer32AttributeType = 200
  /// A whole number of 64 bits.
  case integer64AttributeType = 300
  /// A decimal number.
  case decimalAttributeType = 400
  /// A floating-point number of 64 bits.
  case doubleAttributeType = 500
  /// A floating-point number of 32 bits.
  case floatAttributeType = 600
  /// Text.
  case stringAttributeType = 700
  /// True or false.
  case booleanAttributeType = 800
  /// A date.
  case dateAttributeType = 900
  /// Bytes.
  case binaryDataAttributeType = 1000
  /// A universally unique identifier.
  case UUIDAttributeType = 1100
  /// A URL.
  case URIAttributeType = 1200
  /// A value that a transformer converts into bytes.
  case transformableAttributeType = 1800
}
