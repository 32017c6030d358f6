// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension Array: ScaleDomain where Element: Plottable {
}

extension Array: PositionScaleRange where Element == CGFloat {
}
