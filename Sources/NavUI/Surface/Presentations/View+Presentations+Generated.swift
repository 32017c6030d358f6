// Made by Scripts/generate from Scripts/surface/Presentations.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension View {
  /// Sets whether the sheet shows that it can be moved.
  @available(iOS 16.0, *)
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Sets what is behind the sheet's content.
  @available(iOS 16.4, *)
  public nonisolated func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle {
    self
  }

  /// Sets what a swipe on the sheet does first.
  @available(iOS 16.4, *)
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  /// Sets the radius of the sheet's corners.
  @available(iOS 16.4, *)
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Sets the name of the preview.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }

  /// Sets the device of the preview.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Sets the layout of the preview.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Sets what surrounds the preview.
  public nonisolated func previewContext<C>(_ value: C) -> some View where C: PreviewContext {
    self
  }

  /// Sets how the preview is turned.
  @available(iOS 15.0, *)
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    self
  }

  /// Adds a switch that keeps a dialog from coming again.
  @available(iOS 17.0, *)
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }

  /// Adds a switch that keeps a dialog from coming again.
  @available(iOS 17.0, *)
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey,
    isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Sets the picture of a dialog.
  @available(iOS 17.0, *)
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }

  /// Sets how bad a dialog's news are.
  @available(iOS 17.0, *)
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Sets what is behind the container.
  @available(iOS 17.0, *)
  public nonisolated func containerBackground<S>(
    _ style: S,
    for container: ContainerBackgroundPlacement
  ) -> some View where S: ShapeStyle { self }

  /// Sets what is behind the container.
  @available(iOS 17.0, *)
  public nonisolated func containerBackground<V>(
    for container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View where V: View { self }

  /// Sets what is behind the sheet's content.
  @available(iOS 16.4, *)
  public nonisolated func presentationBackground<V>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View where V: View { self }
}
