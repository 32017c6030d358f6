// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIReturnKeyType` of UIKit, and does nothing.
public enum UIReturnKeyType: Int, Sendable {
  /// Stands in for ``default`` of `UIReturnKeyType`.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}
