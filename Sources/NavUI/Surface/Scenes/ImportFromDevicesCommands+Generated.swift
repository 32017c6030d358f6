// Made by Scripts/generate from Scripts/surface/Scenes.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The system's commands for importing from devices.
@available(iOS 14.0, *)
public struct ImportFromDevicesCommands: PrimitiveCommands {
  /// Creates the commands.
  public nonisolated init() {
  }
}
