// Made by Scripts/generate from Scripts/surface/Drawing.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A gradient between the points of a mesh.
@available(iOS 18.0, *)
public struct MeshGradient: Equatable, Sendable {
  /// The number of points in a row.
  public var width: Int

  /// The number of points in a column.
  public var height: Int

  /// Creates a gradient.
  public init(
    width: Int,
    height: Int,
    points: [SIMD2<Float>],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
  }
}

@available(iOS 18.0, *)
extension MeshGradient: ShapeStyle {}

@available(iOS 18.0, *)
extension MeshGradient: LeafView {
  package func lower(_ node: ViewNode, into lowering: inout Lowering) {}
}
