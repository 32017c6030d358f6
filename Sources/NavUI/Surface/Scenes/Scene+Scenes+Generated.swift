// Made by Scripts/generate from Scripts/surface/Scenes.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension Scene {
  /// Sets the action for background time, which NavLab never gives.
  ///
  /// - Parameters:
  ///   - task: The kind of work.
  ///   - action: Does the work.
  /// - Returns: The scene.
  @available(iOS 16.0, *)
  public nonisolated func backgroundTask<Request: Sendable, Response: Sendable>(
    _ task: BackgroundTask<Request, Response>,
    action: @escaping @Sendable (Request) async -> Response
  ) -> some Scene { self }

  /// Adds commands.
  ///
  /// - Parameter content: The commands.
  /// - Returns: The scene.
  @available(iOS 14.0, *)
  public nonisolated func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// Removes commands.
  @available(iOS 16.0, *)
  public nonisolated func commandsRemoved() -> some Scene { self }

  /// Replaces commands.
  ///
  /// - Parameter content: The commands.
  /// - Returns: The scene.
  @available(iOS 16.0, *)
  public nonisolated func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// Sets the keyboard shortcut that opens the scene's window.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys to be held down with it.
  /// - Returns: The scene.
  @available(iOS 16.0, *)
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some Scene { self }

  /// Sets the size of new windows.
  ///
  /// - Parameter size: The size.
  /// - Returns: The scene.
  @available(iOS 17.0, *)
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Sets the size of new windows.
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - height: The height.
  /// - Returns: The scene.
  @available(iOS 17.0, *)
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets the position of new windows.
  ///
  /// - Parameter position: The place.
  /// - Returns: The scene.
  @available(iOS 17.0, *)
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Sets whether windows can be resized.
  ///
  /// - Parameter resizability: Whether they can.
  /// - Returns: The scene.
  @available(iOS 17.0, *)
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  /// Sets whether the system reopens windows from the previous launch.
  ///
  /// - Parameter behavior: Whether it does.
  /// - Returns: The scene.
  @available(iOS 18.0, *)
  public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    self
  }

  /// Sets whether the scene is opened at launch.
  ///
  /// - Parameter behavior: Whether it is.
  /// - Returns: The scene.
  @available(iOS 18.0, *)
  public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    self
  }
}
