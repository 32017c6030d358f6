// Made by Scripts/generate from Scripts/stand-ins/ActivityKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `ActivityAttributes` of ActivityKit, and does nothing.
public protocol ActivityAttributes: Decodable, Encodable {
  /// Stands in for `associatedtype` of `ActivityAttributes`.
  associatedtype ContentState: Codable & Hashable
}
