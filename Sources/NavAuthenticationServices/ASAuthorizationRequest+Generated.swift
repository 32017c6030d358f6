// Made by Scripts/generate from Scripts/stand-ins/AuthenticationServices.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `ASAuthorizationRequest` of AuthenticationServices, and does nothing.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
}
