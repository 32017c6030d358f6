// Made by Scripts/generate from Scripts/surface/Scenes.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The system's commands about sidebars.
@available(iOS 14.0, *)
public struct SidebarCommands: PrimitiveCommands {
  /// Creates the commands.
  public nonisolated init() {
  }
}
