// Made by Scripts/generate from Scripts/stand-ins/UniformTypeIdentifiers.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `NSItemProviderRepresentationVisibility` of UniformTypeIdentifiers, and does nothing.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Stands in for `all` of `NSItemProviderRepresentationVisibility`.
  case all, team, group, ownProcess
}
