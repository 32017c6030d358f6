// Made by Scripts/generate from Scripts/stand-ins/CoreGraphics.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `CGImageSource` of CoreGraphics, and does nothing.
open class CGImageSource: NSObject, @unchecked Sendable {
}
