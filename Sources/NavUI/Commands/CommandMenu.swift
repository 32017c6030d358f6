/// A menu of commands.
@available(iOS 14.0, *)
public struct CommandMenu<Content: View> {
  /// Creates a menu.
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates a menu.
  public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {}

  /// Creates a menu.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

@available(iOS 14.0, *)
extension CommandMenu: PrimitiveCommands {}

/// Commands in, before or after a place of the system's menus.
@available(iOS 14.0, *)
public struct CommandGroup<Content: View> {
  /// Creates commands before a place.
  public nonisolated init(
    before group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {}

  /// Creates commands after a place.
  public nonisolated init(
    after group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {}

  /// Creates commands in place of the system's.
  public nonisolated init(
    replacing group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {}
}

@available(iOS 14.0, *)
extension CommandGroup: PrimitiveCommands {}
