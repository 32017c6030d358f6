// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNDetectBarcodesRequest` of Vision, and does nothing.
open class VNDetectBarcodesRequest: VNRequest, @unchecked Sendable {
}
