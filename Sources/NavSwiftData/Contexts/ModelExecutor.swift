/// An executor for work with models.
@available(iOS 17.0, *)
public protocol ModelExecutor: AnyObject, Sendable {
  /// The context of the models.
  var modelContext: ModelContext { get }
}

/// An executor that runs its work on models serially.
@available(iOS 17.0, *)
public protocol SerialModelExecutor: ModelExecutor {}

/// The default executor of a model actor, which runs work on the actor itself.
@available(iOS 17.0, *)
public final class DefaultSerialModelExecutor: SerialModelExecutor {
  /// The context of the executor's models.
  public let modelContext: ModelContext

  /// Creates an executor for a context.
  ///
  /// - Parameter modelContext: The context of the models.
  public init(modelContext: ModelContext) {
    self.modelContext = modelContext
  }
}
