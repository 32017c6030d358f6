// Made by Scripts/generate from Scripts/inert-modifiers.tsv: edit the table.

extension View {
  /// Says what happens when the view is used.
  @available(iOS 14.0, *)
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { self }

  /// Says what happens when the view is used.
  @available(iOS 14.0, *)
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// Says what happens when the view is used.
  @available(iOS 14.0, *)
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S>(_ hint: S) -> some View where S: StringProtocol {
    self
  }

  /// Adds traits.
  @available(iOS 14.0, *)
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Removes traits.
  @available(iOS 14.0, *)
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Sets the order in which views are read.
  @available(iOS 14.0, *)
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Sets whether the view's colours are inverted.
  @available(iOS 14.0, *)
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }

  /// Sets the names by which the view can be called.
  @available(iOS 14.0, *)
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Sets the names by which the view can be called.
  @available(iOS 14.0, *)
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View { self }

  /// Sets the level of a heading.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }

  /// Shows the view in large on a long press.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Sets whether the view reacts to a person.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }
}
