// Made by Scripts/generate from Scripts/surface/Drawing.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Views whose glass effects merge.
@available(iOS 26.0, *)
public struct GlassEffectContainer<Content: View> {
  package let content: Content

  /// Creates the container.
  ///
  /// - Parameters:
  ///   - spacing: The maximum distance at which glass merges.
  ///   - content: The views.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@available(iOS 26.0, *)
extension GlassEffectContainer: TransparentContainer {}
