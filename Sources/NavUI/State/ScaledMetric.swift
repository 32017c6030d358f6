/// A length that grows with the size of text, which is always the usual one in the lab.
@available(iOS 14.0, *)
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  /// The length.
  public let wrappedValue: Value

  /// Creates a length that grows as a style of text does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a length that grows as text does.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

@available(iOS 14.0, *)
extension ScaledMetric: DynamicProperty {}

@available(iOS 14.0, *)
extension ScaledMetric: Sendable where Value: Sendable {}
