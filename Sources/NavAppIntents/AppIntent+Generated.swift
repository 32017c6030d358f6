// Made by Scripts/generate from Scripts/stand-ins/AppIntents.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AppIntent` of AppIntents, and does nothing.
public protocol AppIntent: Sendable {
  /// Stands in for `associatedtype` of `AppIntent`.
  associatedtype PerformResult: IntentResult
  /// Stands in for `title` of `AppIntent`.
  static var title: LocalizedStringResource { get }
  /// Stands in for `perform` of `AppIntent`.
  func perform() async throws -> PerformResult
}
