// Made by Scripts/generate from Scripts/surface/Animations.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A transition with a blur.
@available(iOS 17.0, *)
public struct BlurReplaceTransition {
  /// The direction in which views move while they are blurred.
  public struct Configuration: Equatable, Sendable {
    private let name: String

    /// Down when appearing, up when disappearing.
    public static var downUp: Configuration { Configuration(name: "downUp") }

    /// Up in both cases.
    public static var upUp: Configuration { Configuration(name: "upUp") }
  }

  /// Creates the transition.
  public nonisolated init(configuration: Configuration = .downUp) {
  }
}

@available(iOS 17.0, *)
extension BlurReplaceTransition: Transition {
  /// Returns the view, unchanged.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - phase: The phase of its appearance.
  /// - Returns: The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
