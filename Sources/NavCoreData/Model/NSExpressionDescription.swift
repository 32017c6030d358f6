/// A column of a search that is calculated, such as the sum of an attribute over a group.
public final class NSExpressionDescription: NSPropertyDescription {
  /// The calculation.
  public var expression: CDExpression?
  /// The kind of result.
  public var expressionResultType = NSAttributeType.undefinedAttributeType
  /// The kind of result, by its newer name.
  public var resultType: NSAttributeDescription.AttributeType {
    get { expressionResultType }
    set { expressionResultType = newValue }
  }
}

extension NSAttributeDescription {
  /// A kind of value that can be stored.
  public typealias AttributeType = NSAttributeType
}

extension NSAttributeType {
  /// A whole number of 16 bits.
  public static let integer16 = Self.integer16AttributeType
  /// A whole number of 32 bits.
  public static let integer32 = Self.integer32AttributeType
  /// A whole number of 64 bits.
  public static let integer64 = Self.integer64AttributeType
  /// A decimal number.
  public static let decimal = Self.decimalAttributeType
  /// A floating-point number of 64 bits.
  public static let double = Self.doubleAttributeType
  /// A floating-point number of 32 bits.
  public static let float = Self.floatAttributeType
  /// Text.
  public static let string = Self.stringAttributeType
  /// True or false.
  public static let boolean = Self.booleanAttributeType
  /// A date.
  public static let date = Self.dateAttributeType
}
