/// An actor with its own context.
@available(iOS 17.0, *)
public protocol ModelActor: Actor {
  /// The container of its models.
  nonisolated var modelContainer: ModelContainer { get }
  /// The context of the model.
  var modelContext: ModelContext { get }
}

extension ModelActor {
  /// Returns the model with an identifier, or nil.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - type: The model's class.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}
