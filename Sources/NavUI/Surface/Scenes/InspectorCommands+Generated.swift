// Made by Scripts/generate from Scripts/surface/Scenes.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The system's commands about inspectors.
@available(iOS 17.0, *)
public struct InspectorCommands: PrimitiveCommands {
  /// Creates the commands.
  public nonisolated init() {
  }
}
