// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The system's glass.
@available(iOS 26.0, *)
public struct Glass: Equatable, Sendable {
  private let name: String

  /// The usual glass.
  public static let regular = Glass(name: "regular")

  /// Clear glass.
  public static let clear = Glass(name: "clear")

  /// No glass.
  public static let identity = Glass(name: "identity")

  /// Returns the glass in a colour.
  public func tint(_ color: Color?) -> Glass { self }

  /// Returns the glass, which reacts to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
