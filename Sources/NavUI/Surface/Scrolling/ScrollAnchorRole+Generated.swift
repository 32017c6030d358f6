// Made by Scripts/generate from Scripts/surface/Scrolling.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The purpose of an anchor of scrolled content.
@available(iOS 18.0, *)
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// The role "initial offset".
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")

  /// The role "size changes".
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")

  /// The role "alignment".
  public static let alignment = ScrollAnchorRole(name: "alignment")
}
