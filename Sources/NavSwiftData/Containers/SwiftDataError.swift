/// A failure with models.
@available(iOS 17.0, *)
public enum SwiftDataError: Error, Hashable, Sendable {
  /// The store cannot be read.
  case loadIssueModelContainer
  /// A model's class is not among those of the container.
  case modelValidationFailure
  /// A rule keeps a model from being deleted.
  case denied
  /// The store must not be changed.
  case notSavable
  /// There is no container.
  case missingModelContext
}
