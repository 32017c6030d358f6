/// A movement, rotation or scaling in the plane.
public struct CGAffineTransform: Equatable, Hashable, Sendable, Codable {
  /// The first number of the first row.
  public var a: CGFloat

  /// The second number of the first row.
  public var b: CGFloat

  /// The first number of the second row.
  public var c: CGFloat

  /// The second number of the second row.
  public var d: CGFloat

  /// The movement to the right.
  public var tx: CGFloat

  /// The movement down.
  public var ty: CGFloat

  /// No change.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform from its numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform of zeros.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Creates a movement.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a scaling.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a turn.
  public init(rotationAngle angle: CGFloat) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// Returns this transform, and another one after it.
  ///
  /// - Parameter t2: The other transform.
  /// - Returns: The combination.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c,
      b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx,
      ty: tx * t2.b + ty * t2.d + t2.ty
    )
  }

  /// Returns the transform with a movement before it.
  ///
  /// - Parameters:
  ///   - tx: The movement to the right.
  ///   - ty: The movement down.
  /// - Returns: The transform.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns the transform, preceded by a scaling.
  ///
  /// - Parameters:
  ///   - sx: The scale of the width.
  ///   - sy: The scale of the height.
  /// - Returns: The transform.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns the transform with a turn before it.
  ///
  /// - Parameter angle: The angle.
  /// - Returns: The transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

/// A length with a direction.
public struct CGVector: Equatable, Hashable, Sendable, Codable {
  /// The length to the right.
  public var dx: CGFloat

  /// The length down.
  public var dy: CGFloat

  /// No length.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
