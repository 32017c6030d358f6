@available(iOS 15.0, *)
extension GraphicsContext {
  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}

  /// Draws along an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}

  /// Draws along an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}

  /// Limits drawing to an outline.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}

  /// Adds a filter to the drawing.
  public mutating func addFilter(_ filter: Filter) {}

  /// Draws on a separate layer.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  /// Translates the drawing.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Scales the drawing.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Rotates the drawing.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: angle.radians)
  }

  /// Adds a transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Prepares text for drawing.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(shading: .foreground) }

  /// Prepares an image for drawing.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }

  /// Prepares one of the canvas's symbols for drawing.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

  /// Draws text.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws text.
  public func draw(_ text: Text, in rect: CGRect) {}

  /// Draws text.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws text.
  public func draw(_ text: ResolvedText, in rect: CGRect) {}

  /// Draws an image.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws an image.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}

  /// Draws an image.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws an image.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}

  /// Draws a view.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a view.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
}
