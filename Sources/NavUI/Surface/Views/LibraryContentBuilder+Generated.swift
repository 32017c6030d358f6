// Made by Scripts/generate from Scripts/surface/Views.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Builds the entries that a closure lists.
@available(iOS 14.0, *)
@resultBuilder
public struct LibraryContentBuilder {
  /// Returns one entry.
  ///
  /// - Parameter expression: The entry.
  /// - Returns: The entries.
  public static func buildExpression(_ expression: LibraryItem) -> [LibraryItem] { [expression] }

  /// Returns the entries.
  ///
  /// - Parameter expressions: The entries.
  /// - Returns: The entries.
  public static func buildExpression(_ expressions: [LibraryItem]) -> [LibraryItem] { expressions }

  /// Joins the entries.
  ///
  /// - Parameter components: The entries.
  /// - Returns: The entries.
  public static func buildBlock(_ components: [LibraryItem]...) -> [LibraryItem] {
    components.flatMap(\.self)
  }
}
