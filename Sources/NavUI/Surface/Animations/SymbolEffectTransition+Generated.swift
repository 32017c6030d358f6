// Made by Scripts/generate from Scripts/surface/Animations.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A transition with an effect of a symbol.
@available(iOS 17.0, *)
public struct SymbolEffectTransition {
  /// Creates the transition.
  public nonisolated init() {
  }
}

@available(iOS 17.0, *)
extension SymbolEffectTransition: Transition {
  /// Returns the view, unchanged.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - phase: The phase of its appearance.
  /// - Returns: The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
