// Made by Scripts/generate from Scripts/stand-ins/TipKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension TipViewStyle where Self == MiniTipViewStyle {
  /// Stands in for `miniTip` of `TipViewStyle`.
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}
