// Made by Scripts/generate from Scripts/surface/Scenes.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Commands in, before or after a place of the system's menus.
@available(iOS 14.0, *)
public struct CommandGroup<Content: View> {
  /// Creates commands before a place.
  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  {
  }

  /// Creates commands after a place.
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  {
  }

  /// Creates commands in place of the system's.
  public nonisolated init(
    replacing group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {
  }
}

@available(iOS 14.0, *)
extension CommandGroup: PrimitiveCommands {}
