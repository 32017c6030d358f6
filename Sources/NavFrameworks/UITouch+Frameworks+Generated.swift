// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

extension UITouch {
  /// Stands in for `location` of `UITouch`.
  public func location(in node: SKNode) -> CGPoint { .zero }
  /// Stands in for `previousLocation` of `UITouch`.
  public func previousLocation(in node: SKNode) -> CGPoint { .zero }
}
