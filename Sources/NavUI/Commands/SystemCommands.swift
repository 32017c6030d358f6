/// The system's commands about sidebars.
@available(iOS 14.0, *)
public struct SidebarCommands: PrimitiveCommands {
  /// Creates the commands.
  public nonisolated init() {}
}

/// The system's commands for editing text.
@available(iOS 14.0, *)
public struct TextEditingCommands: PrimitiveCommands {
  /// Creates the commands.
  public nonisolated init() {}
}

/// The system's commands for formatting text.
@available(iOS 14.0, *)
public struct TextFormattingCommands: PrimitiveCommands {
  /// Creates the commands.
  public nonisolated init() {}
}

/// The system's commands about toolbars.
@available(iOS 14.0, *)
public struct ToolbarCommands: PrimitiveCommands {
  /// Creates the commands.
  public nonisolated init() {}
}

/// The system's commands for importing from devices.
@available(iOS 14.0, *)
public struct ImportFromDevicesCommands: PrimitiveCommands {
  /// Creates the commands.
  public nonisolated init() {}
}

/// The system's commands about inspectors.
@available(iOS 17.0, *)
public struct InspectorCommands: PrimitiveCommands {
  /// Creates the commands.
  public nonisolated init() {}
}
