extension Scene {
  /// Adds commands.
  ///
  /// - Parameter content: The commands.
  /// - Returns: The scene.
  @available(iOS 14.0, *)
  public nonisolated func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    self
  }

  /// Removes commands.
  ///
  /// - Returns: The scene.
  @available(iOS 16.0, *)
  public nonisolated func commandsRemoved() -> some Scene { self }

  /// Replaces commands.
  ///
  /// - Parameter content: The commands.
  /// - Returns: The scene.
  @available(iOS 16.0, *)
  public nonisolated func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    self
  }

  /// Sets the keyboard shortcut that opens the scene's window.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifier keys.
  /// - Returns: The scene.
  @available(iOS 16.0, *)
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some Scene {
    self
  }

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
  /// - Parameter resizability: The resizability of the windows.
  /// - Returns: The scene.
  @available(iOS 17.0, *)
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  /// Sets whether the system reopens windows from the previous launch.
  ///
  /// - Parameter behavior: The restoration behaviour of the scene.
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

/// The resizability of windows.
@available(iOS 17.0, *)
public struct WindowResizability: Hashable, Sendable {
  private let name: String

  /// The system's default.
  public static let automatic = WindowResizability(name: "automatic")

  /// Only together with their content.
  public static let contentSize = WindowResizability(name: "contentSize")

  /// Down to the minimum size of their content.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// Whether the system reopens windows from the previous launch.
@available(iOS 18.0, *)
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String

  /// The system's default.
  public static let automatic = SceneRestorationBehavior(name: "automatic")

  /// Windows are not reopened.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// Whether a scene is opened at launch.
@available(iOS 18.0, *)
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let name: String

  /// The system's default.
  public static let automatic = SceneLaunchBehavior(name: "automatic")

  /// It is opened.
  public static let presented = SceneLaunchBehavior(name: "presented")

  /// It is not opened.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}
