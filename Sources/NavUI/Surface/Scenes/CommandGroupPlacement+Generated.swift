// Made by Scripts/generate from Scripts/surface/Scenes.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A place in the system's menus.
@available(iOS 14.0, *)
public struct CommandGroupPlacement: Sendable {
  private let name: String

  /// The place "app info".
  public static let appInfo = CommandGroupPlacement(name: "appInfo")

  /// The place "app settings".
  public static let appSettings = CommandGroupPlacement(name: "appSettings")

  /// The place "system services".
  public static let systemServices = CommandGroupPlacement(name: "systemServices")

  /// The place "app visibility".
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")

  /// The place "app termination".
  public static let appTermination = CommandGroupPlacement(name: "appTermination")

  /// The place "new item".
  public static let newItem = CommandGroupPlacement(name: "newItem")

  /// The place "save item".
  public static let saveItem = CommandGroupPlacement(name: "saveItem")

  /// The place "import export".
  public static let importExport = CommandGroupPlacement(name: "importExport")

  /// The place "print item".
  public static let printItem = CommandGroupPlacement(name: "printItem")

  /// The place "undo redo".
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")

  /// The place "pasteboard".
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")

  /// The place "text editing".
  public static let textEditing = CommandGroupPlacement(name: "textEditing")

  /// The place "text formatting".
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")

  /// The place "toolbar".
  public static let toolbar = CommandGroupPlacement(name: "toolbar")

  /// The place "sidebar".
  public static let sidebar = CommandGroupPlacement(name: "sidebar")

  /// The place "window size".
  public static let windowSize = CommandGroupPlacement(name: "windowSize")

  /// The place "window list".
  public static let windowList = CommandGroupPlacement(name: "windowList")

  /// The place "single window list".
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")

  /// The place "window arrangement".
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")

  /// The place "help".
  public static let help = CommandGroupPlacement(name: "help")
}
