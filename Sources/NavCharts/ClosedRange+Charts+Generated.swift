// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension ClosedRange: ScaleDomain where Bound: Plottable {
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
}
