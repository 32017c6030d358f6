/// The automatic style.
@available(iOS 14.0, *)
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The automatic style.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
