// Made by Scripts/generate from Scripts/stand-ins/TipKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `TipView` of TipKit, and does nothing.
@MainActor @preconcurrency
public struct TipView: View {
  /// Creates what stands in for a `TipView`.
  public init(
    _ tip: (any Tip)?,
    arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
  }
  /// Creates what stands in for a `TipView`.
  public init(
    _ tip: (any Tip)?,
    isPresented: Binding<Bool>?,
    arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
  }
  /// One element stands for the whole.
  public var body: some View { StandInElement("TipView") }
}
