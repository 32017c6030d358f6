// Made by Scripts/generate from Scripts/stand-ins/Photos.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `PHImageRequestID` of Photos, and does nothing.
public typealias PHImageRequestID = Int32

/// Stands in for `PHImageManagerMaximumSize` of Photos, and does nothing.
public let PHImageManagerMaximumSize: CGSize = CGSize(width: -1, height: -1)
