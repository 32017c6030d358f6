/// An error of SwiftData.
@available(iOS 17.0, *)
public enum SwiftDataError: Error, Hashable, Sendable {
  /// The store cannot be read.
  case loadIssueModelContainer
  /// A model's class does not belong to the container.
  case modelValidationFailure
  /// A rule prevents the deletion of a model.
  case denied
  /// The store is read-only.
  case notSavable
  /// There is no container.
  case missingModelContext
}
