// Made by Scripts/generate from Scripts/surface/Views.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// An entry of Xcode's library, which NavLab does not show.
@available(iOS 14.0, *)
public struct LibraryItem {
  /// The kind of an entry.
  public struct Category: Sendable {
    private let name: String

    /// A modifier for the look.
    public static let effects = Category(name: "effects")

    /// A view that arranges others.
    public static let layout = Category(name: "layout")

    /// A control.
    public static let control = Category(name: "control")

    /// Anything else.
    public static let other = Category(name: "other")
  }

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - snippet: The code.
  ///   - visible: Whether the entry is shown.
  ///   - title: The title.
  ///   - category: The kind of the entry.
  ///   - matchingSignature: The beginning of the code for completion.
  public init<S>(
    _ snippet: @autoclosure () -> S,
    visible: Bool = true,
    title: String? = nil,
    category: Category = .other,
    matchingSignature: String? = nil
  ) {}
}
