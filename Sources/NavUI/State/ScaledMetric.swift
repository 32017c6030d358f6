/// A property wrapper for a length that would scale with the text size, but remains constant in NavLab.
@available(iOS 14.0, *)
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  /// The length at the default text size.
  public let wrappedValue: Value

  /// Creates a length that scales with a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a length that scales with the text size.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

@available(iOS 14.0, *)
extension ScaledMetric: DynamicProperty {}

@available(iOS 14.0, *)
extension ScaledMetric: Sendable where Value: Sendable {}
