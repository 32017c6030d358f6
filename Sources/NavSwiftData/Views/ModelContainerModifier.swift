public import NavUI

extension EnvironmentValues {
  /// The model context that views use.
  @available(iOS 17.0, *)
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

private struct ModelContextKey: EnvironmentKey {
  /// The default context, which has no container and can neither find nor insert models.
  static var defaultValue: ModelContext { ModelContext() }
}

/// A view that opens a model container once and passes the container's context to the content.
private struct ModelContainerView<Content: View> {
  let content: Content
  let open: @MainActor () -> ModelContainer
  @State private var opened = OpenedContainer()

  init(content: Content, open: @escaping @MainActor () -> ModelContainer) {
    self.content = content
    self.open = open
  }
}

extension ModelContainerView: View {
  var body: some View {
    content.environment(\.modelContext, opened.container(open).mainContext)
  }
}

private final class OpenedContainer {
  private var container: ModelContainer?

  @MainActor
  func container(_ open: @MainActor () -> ModelContainer) -> ModelContainer {
    if let container { return container }
    let container = open()
    self.container = container
    return container
  }
}

/// The parameters of `modelContainer(for:)`.
private struct ContainerRequest: @unchecked Sendable {
  let types: [any PersistentModel.Type]
  let inMemory: Bool
  let isAutosaveEnabled: Bool
  let onSetup: (Result<ModelContainer, any Error>) -> Void

  @MainActor
  func open() -> ModelContainer {
    do {
      let container = try ModelContainer(
        for: Schema(types),
        configurations: [ModelConfiguration(nil, isStoredInMemoryOnly: inMemory)]
      )
      container.mainContext.autosaveEnabled = isAutosaveEnabled
      onSetup(.success(container))
      return container
    } catch {
      onSetup(.failure(error))
      fatalError("The model container cannot be opened: \(error)")
    }
  }
}

extension View {
  /// Sets the model container for this view.
  ///
  /// - Parameter container: The container.
  /// - Returns: The view with its container.
  @available(iOS 17.0, *)
  public nonisolated func modelContainer(_ container: ModelContainer) -> some View {
    ModelContainerView(content: self) { container }
  }

  /// Sets the model context for this view.
  ///
  /// - Parameter modelContext: The context.
  /// - Returns: The view with its context.
  @available(iOS 17.0, *)
  public nonisolated func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  /// Opens a model container for a model class and passes the container's context to this view.
  ///
  /// - Parameters:
  ///   - modelType: The class.
  ///   - inMemory: Whether the data is lost when the app ends.
  ///   - isAutosaveEnabled: Whether changes are saved automatically.
  ///   - isUndoEnabled: Whether changes can be undone by a shake.
  ///   - onSetup: A closure called with the container, or an error.
  /// - Returns: The view with its container.
  @available(iOS 17.0, *)
  public nonisolated func modelContainer(
    for modelType: any PersistentModel.Type,
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType],
      inMemory: inMemory,
      isAutosaveEnabled: isAutosaveEnabled,
      onSetup: onSetup
    )
  }

  /// Opens a model container for several model classes and passes the container's context to this view.
  ///
  /// - Parameters:
  ///   - modelTypes: The classes.
  ///   - inMemory: Whether the data is lost when the app ends.
  ///   - isAutosaveEnabled: Whether changes are saved automatically.
  ///   - isUndoEnabled: Whether changes can be undone by a shake.
  ///   - onSetup: A closure called with the container, or an error.
  /// - Returns: The view with its container.
  @available(iOS 17.0, *)
  public nonisolated func modelContainer(
    for modelTypes: [any PersistentModel.Type],
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    let request = ContainerRequest(
      types: modelTypes,
      inMemory: inMemory,
      isAutosaveEnabled: isAutosaveEnabled,
      onSetup: onSetup
    )
    return ModelContainerView(content: self) { request.open() }
  }
}

extension Scene {
  /// Sets the model container for the scene's views.
  ///
  /// - Parameter container: The container.
  /// - Returns: The scene with its container.
  @available(iOS 17.0, *)
  public nonisolated func modelContainer(_ container: ModelContainer) -> some Scene {
    wrapped { AnyView($0.modelContainer(container)) }
  }

  /// Sets the model context for the scene's views.
  ///
  /// - Parameter modelContext: The context.
  /// - Returns: The scene with its context.
  @available(iOS 17.0, *)
  public nonisolated func modelContext(_ modelContext: ModelContext) -> some Scene {
    wrapped { AnyView($0.modelContext(modelContext)) }
  }

  /// Opens a model container for a model class and passes the container's context to the scene's views.
  ///
  /// - Parameters:
  ///   - modelType: The class.
  ///   - inMemory: Whether the data is lost when the app ends.
  ///   - isAutosaveEnabled: Whether changes are saved automatically.
  ///   - isUndoEnabled: Whether changes can be undone by a shake.
  ///   - onSetup: A closure called with the container, or an error.
  /// - Returns: The scene with its container.
  @available(iOS 17.0, *)
  public nonisolated func modelContainer(
    for modelType: any PersistentModel.Type,
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType],
      inMemory: inMemory,
      isAutosaveEnabled: isAutosaveEnabled,
      onSetup: onSetup
    )
  }

  /// Opens a model container for several model classes and passes the container's context to the scene's views.
  ///
  /// - Parameters:
  ///   - modelTypes: The classes.
  ///   - inMemory: Whether the data is lost when the app ends.
  ///   - isAutosaveEnabled: Whether changes are saved automatically.
  ///   - isUndoEnabled: Whether changes can be undone by a shake.
  ///   - onSetup: A closure called with the container, or an error.
  /// - Returns: The scene with its container.
  @available(iOS 17.0, *)
  public nonisolated func modelContainer(
    for modelTypes: [any PersistentModel.Type],
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    wrapped {
      AnyView(
        $0.modelContainer(
          for: modelTypes,
          inMemory: inMemory,
          isAutosaveEnabled: isAutosaveEnabled,
          onSetup: onSetup
        )
      )
    }
  }
}
