/// The role of a view in a pair.
@available(iOS 14.0, *)
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The view is the label.
  case label

  /// The view is the content.
  case content
}
