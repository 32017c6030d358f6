// Made by Scripts/generate from Scripts/surface/Views.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Entries for Xcode's library, which NavLab does not show.
@available(iOS 14.0, *)
public protocol LibraryContentProvider {
  /// The type of the view that modifiers in the library change.
  associatedtype ModifierBase = Any

  /// The views.
  @LibraryContentBuilder
  var views: [LibraryItem] { get }

  /// Returns the modifiers.
  ///
  /// - Parameter base: The view that they change.
  /// - Returns: The modifiers.
  @LibraryContentBuilder
  func modifiers(base: ModifierBase) -> [LibraryItem]
}

@available(iOS 14.0, *)
extension LibraryContentProvider {
  /// No views.
  public var views: [LibraryItem] { [] }

  /// Returns no modifiers.
  ///
  /// - Parameter base: The view that they would change.
  /// - Returns: No modifiers.
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}
