// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `Instructions` of Frameworks, and does nothing.
public struct Instructions: InstructionsRepresentable, Sendable {
  /// Creates what stands in for a `Instructions`.
  public init(_ content: some InstructionsRepresentable) {
  }
  /// Creates what stands in for a `Instructions`.
  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows {
    self = try content()
  }
}
