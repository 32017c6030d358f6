// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNAnswering` of Vision, and does nothing.
public protocol VNAnswering: AnyObject {
}
