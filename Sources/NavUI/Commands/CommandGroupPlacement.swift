/// A place in the system's menus.
@available(iOS 14.0, *)
public struct CommandGroupPlacement: Sendable {
  private let name: String

  /// The place of the entries about the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")

  /// The place of the entry for the app's settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")

  /// The place of the system's services.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")

  /// The place of the entries that hide and show apps.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")

  /// The place of the entry that quits the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")

  /// The place of the entries that create and open documents.
  public static let newItem = CommandGroupPlacement(name: "newItem")

  /// The place of the entries that save documents.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")

  /// The place of the entries that import and export.
  public static let importExport = CommandGroupPlacement(name: "importExport")

  /// The place of the entry that prints.
  public static let printItem = CommandGroupPlacement(name: "printItem")

  /// The place of Undo and Redo.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")

  /// The place of Cut, Copy and Paste.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")

  /// The place of the entries that edit text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")

  /// The place of the entries that format text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")

  /// The place of the entries for the toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")

  /// The place of the entries for the sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")

  /// The place of the entries for the window's size.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")

  /// The place of the list of windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")

  /// The place of the entry that opens a single window.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")

  /// The place of the entries that arrange windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")

  /// The place of the help.
  public static let help = CommandGroupPlacement(name: "help")
}
