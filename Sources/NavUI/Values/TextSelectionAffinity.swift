/// The side to which a selection is attached.
@available(iOS 18.0, *)
public enum TextSelectionAffinity: Hashable, Sendable {
  /// The system chooses the side.
  case automatic

  /// The cursor belongs to the text before it.
  case upstream

  /// The cursor belongs to the text after it.
  case downstream
}
