// Made by Scripts/generate from Scripts/surface/Scenes.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The system's commands for formatting text.
@available(iOS 14.0, *)
public struct TextFormattingCommands: PrimitiveCommands {
  /// Creates the commands.
  public nonisolated init() {
  }
}
