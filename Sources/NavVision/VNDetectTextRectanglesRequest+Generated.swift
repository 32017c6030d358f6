// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNDetectTextRectanglesRequest` of Vision, and does nothing.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
}
