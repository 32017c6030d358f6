// Made by Scripts/generate from Scripts/surface/Animations.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension AnyTransition {
  /// Wraps a transition.
  @available(iOS 17.0, *)
  public init<T: Transition>(_ transition: T) {
    self.init(removesAtOnce: transition is IdentityTransition)
  }

  /// Returns a transition between two modifiers.
  ///
  /// - Parameters:
  ///   - active: The modifier of a view that is not there.
  ///   - identity: The modifier of one that is.
  /// - Returns: The transition.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .opacity }

  /// A transition in which a blur replaces one view by another.
  @available(iOS 17.0, *)
  public static var blurReplace: AnyTransition { .opacity }
}
