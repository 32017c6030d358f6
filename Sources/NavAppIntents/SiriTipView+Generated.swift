// Made by Scripts/generate from Scripts/stand-ins/AppIntents.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SiriTipView` of AppIntents, and does nothing.
@MainActor @preconcurrency
public struct SiriTipView: View {
  /// Creates what stands in for a `SiriTipView`.
  public init(intent: any AppIntent) {
  }
  /// One element stands for the whole.
  public var body: some View { StandInElement("SiriTipView") }
}
