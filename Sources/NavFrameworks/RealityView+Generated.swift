// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `RealityView` of Frameworks, and does nothing.
@MainActor @preconcurrency
public struct RealityView: View {
  /// Creates what stands in for a `RealityView`.
  public init(make: @escaping @MainActor (inout RealityViewContent) async -> Void) {
  }
  /// Creates what stands in for a `RealityView`.
  public init(
    make: @escaping @MainActor (inout RealityViewContent) async -> Void,
    update: @escaping @MainActor (inout RealityViewContent) -> Void
  ) {
  }
  /// One element stands for the whole.
  public var body: some View { StandInElement("RealityView") }
}
