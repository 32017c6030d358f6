// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `CMFormatDescription` of AVFoundation, and does nothing.
open class CMFormatDescription: NSObject, @unchecked Sendable {
}
