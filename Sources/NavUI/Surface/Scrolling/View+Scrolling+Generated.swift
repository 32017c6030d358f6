// Made by Scripts/generate from Scripts/surface/Scrolling.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

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

  /// Connects the place that is scrolled to with a value.
  @available(iOS 18.0, *)
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>,
    anchor: UnitPoint? = nil
  ) -> some View { self }

  /// Sets where content is at first.
  @available(iOS 18.0, *)
  public nonisolated func defaultScrollAnchor(
    _ anchor: UnitPoint?,
    for role: ScrollAnchorRole
  ) -> some View { self }

  /// Would run an action while content is scrolled, which it never is.
  @available(iOS 18.0, *)
  public nonisolated func onScrollGeometryChange<T>(
    for type: T.Type,
    of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View where T: Equatable { self }

  /// Would run an action while content is scrolled, which it never is.
  @available(iOS 18.0, *)
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }

  /// Would run an action while content is scrolled, which it never is.
  @available(iOS 18.0, *)
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { self }

  /// Would run an action while content is scrolled, which it never is.
  @available(iOS 18.0, *)
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping (Bool) -> Void
  ) -> some View { self }

  /// Would run an action while content is scrolled, which it never is.
  @available(iOS 18.0, *)
  public nonisolated func onScrollTargetVisibilityChange<ID>(
    idType: ID.Type,
    threshold: Double = 0.5,
    _ action: @escaping ([ID]) -> Void
  ) -> some View where ID: Hashable { self }

  /// Marks a place at which scrolling stops.
  @available(iOS 17.0, *)
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View { self }
}
