extension UIColor: _ExpressibleByColorLiteral {
  /// Creates a colour from a colour literal.
  public convenience init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(
      red: CGFloat(red),
      green: CGFloat(green),
      blue: CGFloat(blue),
      alpha: CGFloat(alpha)
    )
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

// The compiler looks for these names.
// swift-format-ignore: NoLeadingUnderscores
/// The type of `#colorLiteral` unless another type is specified.
public typealias _ColorLiteralType = UIColor

// swift-format-ignore: NoLeadingUnderscores
/// The type of `#imageLiteral` unless another type is specified.
public typealias _ImageLiteralType = UIImage
