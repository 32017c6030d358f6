/// An affine transformation of the plane, such as a translation, rotation or scaling.
public struct CGAffineTransform: Equatable, Hashable, Sendable, Codable {
  /// The entry in the first row and first column.
  public var a: CGFloat

  /// The entry in the first row and second column.
  public var b: CGFloat

  /// The entry in the second row and first column.
  public var c: CGFloat

  /// The entry in the second row and second column.
  public var d: CGFloat

  /// The horizontal translation.
  public var tx: CGFloat

  /// The vertical translation.
  public var ty: CGFloat

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform from its entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform whose entries are all zero.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Creates a translation transform.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a scaling transform.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a rotation transform.
  public init(rotationAngle angle: CGFloat) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// Returns the transform followed by another transform.
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

  /// Returns the transform preceded by a translation.
  ///
  /// - Parameters:
  ///   - tx: The movement to the right.
  ///   - ty: The movement down.
  /// - Returns: The transform.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns the transform preceded by a scaling.
  ///
  /// - Parameters:
  ///   - sx: The scale of the width.
  ///   - sy: The scale of the height.
  /// - Returns: The transform.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns the transform preceded by a rotation.
  ///
  /// - Parameter angle: The angle.
  /// - Returns: The transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

/// A vector in the plane.
public struct CGVector: Equatable, Hashable, Sendable, Codable {
  /// The horizontal component.
  public var dx: CGFloat

  /// The vertical component.
  public var dy: CGFloat

  /// The zero vector.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
