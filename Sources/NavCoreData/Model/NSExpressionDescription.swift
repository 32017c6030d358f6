/// A calculated column of a search, such as the sum of an attribute over a group.
public final class NSExpressionDescription: NSPropertyDescription {
  /// The expression that calculates the value.
  public var expression: CDExpression?
  /// The type of the result.
  public var expressionResultType = NSAttributeType.undefinedAttributeType
  /// The type of the result, under its newer name.
  public var resultType: NSAttributeDescription.AttributeType {
    get { expressionResultType }
    set { expressionResultType = newValue }
  }
}

extension NSAttributeDescription {
  /// A type of value that can be stored.
  public typealias AttributeType = NSAttributeType
}

extension NSAttributeType {
  /// A 16-bit integer.
  public static let integer16 = Self.integer16AttributeType
  /// A 32-bit integer.
  public static let integer32 = Self.integer32AttributeType
  /// A 64-bit integer.
  public static let integer64 = Self.integer64AttributeType
  /// A decimal number.
  public static let decimal = Self.decimalAttributeType
  /// A 64-bit floating-point number.
  public static let double = Self.doubleAttributeType
  /// A 32-bit floating-point number.
  public static let float = Self.floatAttributeType
  /// A string.
  public static let string = Self.stringAttributeType
  /// A Boolean value.
  public static let boolean = Self.booleanAttributeType
  /// A date.
  public static let date = Self.dateAttributeType
}
