// Made by Scripts/generate from Scripts/surface/Input.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The action that a user prefers for a gesture of a pencil.
@available(iOS 17.5, *)
public struct PencilPreferredAction: Sendable {
  private let name: String

  /// The action "ignore".
  public static let ignore = PencilPreferredAction(name: "ignore")

  /// The action "show color palette".
  public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")

  /// The action "show contextual palette".
  public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")

  /// The action "show ink attributes".
  public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")

  /// The action "switch eraser".
  public static let switchEraser = PencilPreferredAction(name: "switchEraser")

  /// The action "switch previous".
  public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")

  /// The action "run system shortcut".
  public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}
