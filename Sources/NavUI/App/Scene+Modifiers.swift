extension Scene {
  /// Runs an action with the old and the new value when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value to observe.
  ///   - initial: Whether the action also runs when the scene first appears.
  ///   - action: A closure called with the old and the new value.
  /// - Returns: The scene with the action.
  @available(iOS 17.0, *)
  public nonisolated func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some Scene {
    WrappedScene(content: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Runs an action when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value to observe.
  ///   - initial: Whether the action also runs when the scene first appears.
  ///   - action: The action.
  /// - Returns: The scene with the action.
  @available(iOS 17.0, *)
  public nonisolated func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some Scene {
    WrappedScene(content: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Runs an action with the new value when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value to observe.
  ///   - action: A closure called with the new value.
  /// - Returns: The scene with the action.
  @available(
    iOS,
    introduced: 14.0,
    deprecated: 17.0,
    message: "Use an action with two or no parameters instead."
  )
  @available(macOS, deprecated: 14.0, message: "Use an action with two or no parameters instead.")
  public nonisolated func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (_ newValue: Value) -> Void
  ) -> some Scene {
    WrappedScene(content: self) { AnyView($0.onChange(of: value) { action($1) }) }
  }

  /// Sets an environment value for the scene and its content.
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the value.
  ///   - value: The value.
  /// - Returns: The scene with its environment.
  @available(iOS 17.0, *)
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some Scene {
    WrappedScene(content: self) { AnyView($0.environment(keyPath, value)) }
  }

  /// Injects an observable object into the environment of the scene and its content.
  ///
  /// - Parameter object: The object, or nil to remove one that was injected further out.
  /// - Returns: The scene with its environment.
  @available(iOS 17.0, *)
  public nonisolated func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some Scene {
    WrappedScene(content: self) { AnyView($0.environment(object)) }
  }

  /// Injects an observable object into the environment of the scene.
  ///
  /// - Parameter object: The object.
  /// - Returns: The scene with its environment.
  @available(iOS 17.0, *)
  public nonisolated func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> some Scene {
    WrappedScene(content: self) { AnyView($0.environmentObject(object)) }
  }

  /// Sets the default store for the `AppStorage` properties inside the scene.
  ///
  /// - Parameter store: The store.
  /// - Returns: The scene with its store.
  @available(iOS 14.0, *)
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    WrappedScene(content: self) { AnyView($0.defaultAppStorage(store)) }
  }
}

extension Scene {
  /// Returns the scene with a wrapper around the content of each window.
  ///
  /// - Parameter wrap: A closure that applies the modifier to views.
  /// - Returns: The scene.
  package nonisolated func wrapped(_ wrap: @escaping (AnyView) -> AnyView) -> some Scene {
    WrappedScene(content: self, wrap: wrap)
  }
}

/// A scene that wraps the views of another scene.
private struct WrappedScene<Content: Scene> {
  let content: Content
  let wrap: (AnyView) -> AnyView
}

extension WrappedScene: Scene {
  var body: Never {
    preconditionFailure("A modified scene is drawn by the runtime and has no body.")
  }

  static func makeWindow(_ scene: Self) -> AnyView {
    scene.wrap(Content.makeWindow(scene.content))
  }

  static func makeWindows(_ scene: Self) -> [SceneWindow] {
    Content.makeWindows(scene.content).map { window in
      window.with { scene.wrap(window.content($0)) }
    }
  }
}
