// Made by Scripts/generate from Scripts/stand-ins/StoreKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `StoreView` of StoreKit, and does nothing.
@MainActor @preconcurrency
public struct StoreView: View {
  /// Creates what stands in for a `StoreView`.
  public init<Identifiers: Collection>(ids: Identifiers) where Identifiers.Element == String {
  }
  /// One element stands for the whole.
  public var body: some View { StandInElement("StoreView") }
}
