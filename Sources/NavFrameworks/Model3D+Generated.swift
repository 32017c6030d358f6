// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `Model3D` of Frameworks, and does nothing.
@MainActor @preconcurrency
public struct Model3D: View {
  /// Creates what stands in for a `Model3D`.
  public init(named name: String, bundle: Bundle? = nil) {
  }
  /// Creates what stands in for a `Model3D`.
  public init(url: URL) {
  }
  /// One element stands for the whole.
  public var body: some View { StandInElement("Model3D") }
}
