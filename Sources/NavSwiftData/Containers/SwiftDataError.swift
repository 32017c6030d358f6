/// An error of SwiftData.
@available(iOS 17.0, *)
public enum SwiftDataError: Error, Hashable, Sendable {
  /// A store that cannot be read.
  case loadIssueModelContainer
  /// A model whose class does not belong to the container.
  case modelValidationFailure
  /// A deletion that a rule prevents.
  case denied
  /// A store that is read-only.
  case notSavable
  /// The absence of a container.
  case missingModelContext
}
