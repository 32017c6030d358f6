/// A space between items of a toolbar.
@available(iOS 26.0, *)
public struct ToolbarSpacer: ToolbarContent {
  /// Creates a space.
  ///
  /// - Parameters:
  ///   - sizing: The width of the space.
  ///   - placement: The place.
  public nonisolated init(
    _ sizing: SpacerSizing = .flexible,
    placement: ToolbarItemPlacement = .automatic
  ) {}

  /// The space has no body.
  public var body: Never {
    preconditionFailure("A toolbar spacer is drawn by the runtime and has no body.")
  }

  /// Returns no view.
  ///
  /// - Parameter content: The space.
  /// - Returns: Nothing.
  public static func makeItems(_ content: Self) -> AnyView {
    AnyView(EmptyView())
  }
}

/// The width of a space.
@available(iOS 26.0, *)
public struct SpacerSizing: Hashable, Sendable {
  private let name: String

  /// A width that fills the available space.
  public static let flexible = SpacerSizing(name: "flexible")

  /// The system's width.
  public static let fixed = SpacerSizing(name: "fixed")
}
