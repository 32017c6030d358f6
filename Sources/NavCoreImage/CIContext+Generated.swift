// Made by Scripts/generate from Scripts/stand-ins/CoreImage.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `CIContext` of CoreImage, and does nothing.
open class CIContext: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `CIContext`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `CIContext`.
  public init(options: [String: Any]?) {
  }
  /// Stands in for `createCGImage` of `CIContext`.
  open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { CGImage() }
}
