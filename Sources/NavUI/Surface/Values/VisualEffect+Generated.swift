// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A change to how a view looks.
@available(iOS 17.0, *)
public protocol VisualEffect: Sendable, Animatable {}

@available(iOS 17.0, *)
extension VisualEffect {
  /// Returns the effect with an offset added.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }

  /// Returns the effect with an offset added.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }

  /// Returns the effect with a scale added.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  /// Returns the effect with a scale added.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }

  /// Returns the effect with a scale added.
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some VisualEffect { self }

  /// Returns the effect with a rotation added.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  /// Returns the effect with a rotation in space added.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect { self }

  /// Returns the effect with an opacity added.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }

  /// Returns the effect with a blur added.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }

  /// Returns the effect with a brightness added.
  public func brightness(_ amount: Double) -> some VisualEffect { self }

  /// Returns the effect with a contrast added.
  public func contrast(_ amount: Double) -> some VisualEffect { self }

  /// Returns the effect with a saturation added.
  public func saturation(_ amount: Double) -> some VisualEffect { self }

  /// Returns the effect with a share of grey added.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }

  /// Returns the effect with a rotation of hues added.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }

  /// Returns the effect with a transform added.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }

  /// Returns the effect with a shader for colours added.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

  /// Returns the effect with a shader for positions added.
  public func distortionEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some VisualEffect { self }

  /// Returns the effect with a shader for the layer added.
  public func layerEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some VisualEffect { self }
}
