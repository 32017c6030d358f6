// Made by Scripts/generate from Scripts/inert-modifiers.tsv: edit the table.

extension View {
  /// Sets whether scrolled content has its usual background.
  @available(iOS 16.0, *)
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Sets whether scroll indicators are shown.
  @available(iOS 16.0, *)
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Shows scroll indicators for a moment.
  @available(iOS 17.0, *)
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Shows scroll indicators for a moment.
  @available(iOS 17.0, *)
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Sets whether content can be scrolled.
  @available(iOS 16.0, *)
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Sets whether content is cut at the edges.
  @available(iOS 17.0, *)
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Marks the places at which scrolling stops.
  @available(iOS 17.0, *)
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Sets where scrolling stops.
  @available(iOS 17.0, *)
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    self
  }

  /// Sets whether content bounces.
  @available(iOS 16.4, *)
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Sets where content is at first.
  @available(iOS 17.0, *)
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
}
