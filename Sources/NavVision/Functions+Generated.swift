// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNRequestCompletionHandler` of Vision, and does nothing.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
