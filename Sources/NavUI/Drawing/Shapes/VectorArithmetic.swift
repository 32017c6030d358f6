/// A value that can be scaled, as animated values must.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value.
  mutating func scale(by rhs: Double)

  /// The value's square.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) {
    self *= rhs
  }

  /// The number's square.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) {
    self *= Float(rhs)
  }

  /// The number's square.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) {
    self *= CGFloat(rhs)
  }

  /// The number's square.
  public var magnitudeSquared: Double { Double(self * self) }
}
