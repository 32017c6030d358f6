/// An actor with its own context.
@available(iOS 17.0, *)
public protocol ModelActor: Actor {
  /// The container of its models.
  nonisolated var modelContainer: ModelContainer { get }
  /// The executor, which holds the context of the models.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

@available(iOS 17.0, *)
extension ModelActor {
  /// The context of the models.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// Returns the model with an identifier, or nil.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - type: The model's class.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}
