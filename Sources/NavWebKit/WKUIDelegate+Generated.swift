// Made by Scripts/generate from Scripts/stand-ins/WebKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `WKUIDelegate` of WebKit, and does nothing.
@MainActor
@preconcurrency
public protocol WKUIDelegate: AnyObject {
}
