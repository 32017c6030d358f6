/// The automatic style.
@available(iOS 16.0, *)
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The automatic style.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
