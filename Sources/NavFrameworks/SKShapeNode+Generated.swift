// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SKShapeNode` of Frameworks, and does nothing.
@MainActor @preconcurrency
open class SKShapeNode: SKNode {
  /// Creates what stands in for a `SKShapeNode`.
  public nonisolated override init() {
    super.init()
  }
  /// Creates what stands in for a `SKShapeNode`.
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init()
  }
  /// Creates what stands in for a `SKShapeNode`.
  public convenience init(ellipseOf size: CGSize) {
    self.init()
  }
  /// Creates what stands in for a `SKShapeNode`.
  public convenience init(rectOf size: CGSize) {
    self.init()
  }
  /// Creates what stands in for a `SKShapeNode`.
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
    self.init()
  }
  /// Creates what stands in for a `SKShapeNode`.
  public convenience init(rect: CGRect) {
    self.init()
  }
  /// Creates what stands in for a `SKShapeNode`.
  public convenience init(rect: CGRect, cornerRadius: CGFloat) {
    self.init()
  }
  /// Creates what stands in for a `SKShapeNode`.
  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }
  /// Creates what stands in for a `SKShapeNode`.
  public convenience init(path: CGPath, centered: Bool) {
    self.init()
    self.path = path
  }
  /// Creates what stands in for a `SKShapeNode`.
  public convenience init(points: UnsafeMutablePointer<CGPoint>, count: Int) {
    self.init()
  }
  /// Creates what stands in for a `SKShapeNode`.
  public convenience init(splinePoints: UnsafeMutablePointer<CGPoint>, count: Int) {
    self.init()
  }
  /// Stands in for `path` of `SKShapeNode`.
  open var path: CGPath? = nil
  /// Stands in for `lineCap` of `SKShapeNode`.
  open var lineCap: CGLineCap = .butt
  /// Stands in for `lineJoin` of `SKShapeNode`.
  open var lineJoin: CGLineJoin = .miter
  /// Stands in for `miterLimit` of `SKShapeNode`.
  open var miterLimit: CGFloat = 0
  /// Stands in for `isAntialiased` of `SKShapeNode`.
  open var isAntialiased: Bool = true
  /// Stands in for `fillTexture` of `SKShapeNode`.
  open var fillTexture: SKTexture? = nil
  /// Stands in for `strokeTexture` of `SKShapeNode`.
  open var strokeTexture: SKTexture? = nil
  /// Stands in for `fillColor` of `SKShapeNode`.
  open var fillColor: UIColor = .clear
  /// Stands in for `strokeColor` of `SKShapeNode`.
  open var strokeColor: UIColor = .white
  /// Stands in for `lineWidth` of `SKShapeNode`.
  open var lineWidth: CGFloat = 1
  /// Stands in for `glowWidth` of `SKShapeNode`.
  open var glowWidth: CGFloat = 0
}
