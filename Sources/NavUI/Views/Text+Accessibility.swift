extension Text {
  /// Sets the text's accessibility label, by which scripts also find it.
  ///
  /// - Parameter label: The label for assistive technologies.
  /// - Returns: The text.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityLabel(_ label: Text) -> Text {
    Text(content: label.content, links: links)
  }

  /// Sets the text's accessibility label, by which scripts also find it.
  ///
  /// - Parameter labelKey: The label for assistive technologies.
  /// - Returns: The text.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the text's accessibility label, by which scripts also find it.
  ///
  /// - Parameter label: The label for assistive technologies.
  /// - Returns: The text.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(label))
  }
}
