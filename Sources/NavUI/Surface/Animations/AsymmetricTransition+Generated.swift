// Made by Scripts/generate from Scripts/surface/Animations.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A transition with different effects when the view appears and disappears.
@available(iOS 17.0, *)
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// The effect when the view appears.
  public var insertion: Insertion

  /// The effect when the view disappears.
  public var removal: Removal

  /// Creates the transition.
  public nonisolated init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

@available(iOS 17.0, *)
extension AsymmetricTransition: Transition {
  /// Returns the view, unchanged.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - phase: The phase of its appearance.
  /// - Returns: The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
