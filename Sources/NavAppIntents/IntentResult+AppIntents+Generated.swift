// Made by Scripts/generate from Scripts/stand-ins/AppIntents.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension IntentResult where Self == EmptyIntentResult {
  /// Stands in for `result` of `IntentResult`.
  public static func result() -> EmptyIntentResult { EmptyIntentResult() }
  /// Stands in for `result` of `IntentResult`.
  public static func result(dialog: IntentDialog) -> EmptyIntentResult { EmptyIntentResult() }
}
