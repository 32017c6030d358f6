// Made by Scripts/generate from Scripts/stand-ins/MusicKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `ArtworkImage` of MusicKit, and does nothing.
@MainActor @preconcurrency
public struct ArtworkImage: View {
  /// Creates what stands in for a `ArtworkImage`.
  public init(_ artwork: Artwork, width: CGFloat, height: CGFloat? = nil) {
  }
  /// Creates what stands in for a `ArtworkImage`.
  public init(_ artwork: Artwork, height: CGFloat) {
  }
  /// One element stands for the whole.
  public var body: some View { StandInElement("ArtworkImage") }
}
