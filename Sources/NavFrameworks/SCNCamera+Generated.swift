// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNCamera` of Frameworks, and does nothing.
open class SCNCamera: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `SCNCamera`.
  public override init() {
    super.init()
  }
  /// Stands in for `fieldOfView` of `SCNCamera`.
  open var fieldOfView: CGFloat = 60
  /// Stands in for `zNear` of `SCNCamera`.
  open var zNear: Double = 1
  /// Stands in for `zFar` of `SCNCamera`.
  open var zFar: Double = 100
  /// Stands in for `usesOrthographicProjection` of `SCNCamera`.
  open var usesOrthographicProjection: Bool = false
  /// Stands in for `orthographicScale` of `SCNCamera`.
  open var orthographicScale: Double = 1
}
