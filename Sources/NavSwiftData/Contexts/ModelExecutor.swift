/// An executor for work with models.
@available(iOS 17.0, *)
public protocol ModelExecutor: AnyObject, Sendable {
  /// The context of the models.
  var modelContext: ModelContext { get }
}

/// An executor that performs one piece of work at a time.
@available(iOS 17.0, *)
public protocol SerialModelExecutor: ModelExecutor {}

/// The usual executor of a model actor; its work runs on the actor itself.
@available(iOS 17.0, *)
public final class DefaultSerialModelExecutor: SerialModelExecutor {
  /// The context of the models.
  public let modelContext: ModelContext

  /// Creates an executor.
  ///
  /// - Parameter modelContext: The context of the models.
  public init(modelContext: ModelContext) {
    self.modelContext = modelContext
  }
}
