/// An actor with a model context for its work.
@available(iOS 17.0, *)
public protocol ModelActor: Actor {
  /// The container of the actor's models.
  nonisolated var modelContainer: ModelContainer { get }
  /// The executor that provides the context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

@available(iOS 17.0, *)
extension ModelActor {
  /// The context of the models.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// Returns the model with the given identifier, or nil if there is none.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - type: The model's class.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}
