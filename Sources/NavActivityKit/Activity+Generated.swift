// Made by Scripts/generate from Scripts/stand-ins/ActivityKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `Activity` of ActivityKit, and does nothing.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable
where Attributes.ContentState: Sendable {
  /// Stands in for `id` of `Activity`.
  public let id: String
  /// Creates what stands in for a `Activity`.
  public init(id: String) {
    self.id = id
  }
  /// Stands in for `activities` of `Activity`.
  public static var activities: [Activity<Attributes>] { [] }
  /// Stands in for `request` of `Activity`.
  public static func request(
    attributes: Attributes,
    content: ActivityContent<Attributes.ContentState>,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }
  /// Stands in for `request` of `Activity`.
  public static func request(
    attributes: Attributes,
    contentState: Attributes.ContentState,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }
  /// Stands in for `update` of `Activity`.
  public func update(_ content: ActivityContent<Attributes.ContentState>) async {}
  /// Stands in for `update` of `Activity`.
  public func update(using contentState: Attributes.ContentState) async {}
  /// Stands in for `end` of `Activity`.
  public func end(
    _ content: ActivityContent<Attributes.ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
  /// Stands in for `end` of `Activity`.
  public func end(dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}
}
