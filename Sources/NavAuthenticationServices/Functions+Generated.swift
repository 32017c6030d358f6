// Made by Scripts/generate from Scripts/stand-ins/AuthenticationServices.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `ASPresentationAnchor` of AuthenticationServices, and does nothing.
public typealias ASPresentationAnchor = UIWindow
