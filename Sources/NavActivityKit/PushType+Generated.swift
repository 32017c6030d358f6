// Made by Scripts/generate from Scripts/stand-ins/ActivityKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `PushType` of ActivityKit, and does nothing.
public struct PushType: Sendable {
  /// Stands in for `token` of `PushType`.
  public static let token: PushType = PushType()
}
