// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `LocationButton` of Frameworks, and does nothing.
@MainActor @preconcurrency
public struct LocationButton: View {
  /// Creates what stands in for a `LocationButton`.
  public init(_ title: Title? = nil, action: @escaping () -> Void) {
  }
  /// Stands in for `Title` of `LocationButton`.
  public struct Title: Hashable, Sendable {
    /// Stands in for `name` of `Title`.
    public let name: String
    /// Stands in for `currentLocation` of `Title`.
    public static let currentLocation: Title = Title(name: "currentLocation")
    /// Stands in for `sendCurrentLocation` of `Title`.
    public static let sendCurrentLocation: Title = Title(name: "sendCurrentLocation")
    /// Stands in for `sendMyCurrentLocation` of `Title`.
    public static let sendMyCurrentLocation: Title = Title(name: "sendMyCurrentLocation")
    /// Stands in for `shareCurrentLocation` of `Title`.
    public static let shareCurrentLocation: Title = Title(name: "shareCurrentLocation")
    /// Stands in for `shareMyCurrentLocation` of `Title`.
    public static let shareMyCurrentLocation: Title = Title(name: "shareMyCurrentLocation")
  }
  /// One element stands for the whole.
  public var body: some View { StandInElement("LocationButton") }
}
