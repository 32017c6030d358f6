// Made by Scripts/generate from Scripts/surface/Animations.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A transition with a change of scale.
@available(iOS 17.0, *)
public struct ScaleTransition {
  /// Creates the transition.
  public nonisolated init(_ scale: Double = 0, anchor: UnitPoint = .center) {
  }
}

@available(iOS 17.0, *)
extension ScaleTransition: Transition {
  /// Returns the view, unchanged.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - phase: The phase of its appearance.
  /// - Returns: The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
