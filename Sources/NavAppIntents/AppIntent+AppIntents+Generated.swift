// Made by Scripts/generate from Scripts/stand-ins/AppIntents.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension AppIntent {
  /// Stands in for `openAppWhenRun` of `AppIntent`.
  public static var openAppWhenRun: Bool { false }
  /// Stands in for `description` of `AppIntent`.
  public static var description: IntentDescription? { nil }
}

extension AppIntent {
  /// Stands in for `Parameter` of `AppIntent`.
  public typealias Parameter = IntentParameter
}
