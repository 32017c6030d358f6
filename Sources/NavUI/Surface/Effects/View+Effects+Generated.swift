// Made by Scripts/generate from Scripts/surface/Effects.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension View {
  /// Blurs the view.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Makes the view brighter.
  public nonisolated func brightness(_ amount: Double) -> some View { self }

  /// Sets the view's contrast.
  public nonisolated func contrast(_ amount: Double) -> some View { self }

  /// Sets the view's saturation.
  public nonisolated func saturation(_ amount: Double) -> some View { self }

  /// Makes the view grey.
  public nonisolated func grayscale(_ amount: Double) -> some View { self }

  /// Turns the view's colours.
  public nonisolated func hueRotation(_ angle: Angle) -> some View { self }

  /// Inverts the view's colours.
  public nonisolated func colorInvert() -> some View { self }

  /// Multiplies the view's colours.
  public nonisolated func colorMultiply(_ color: Color) -> some View { self }

  /// Makes dark parts transparent.
  public nonisolated func luminanceToAlpha() -> some View { self }

  /// Sets how the view is blended.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Draws the view as one picture.
  public nonisolated func compositingGroup() -> some View { self }

  /// Draws the view as one picture.
  public nonisolated func drawingGroup(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }

  /// Turns the view.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Turns the view in space.
  public nonisolated func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { self }

  /// Scales the view.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Scales the view.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Scales the view.
  public nonisolated func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View { self }

  /// Sets what happens under a pointer.
  @available(iOS 13.4, *)
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Sets what happens under a pointer.
  @available(iOS 17.0, *)
  public nonisolated func hoverEffect(
    _ effect: HoverEffect = .automatic,
    isEnabled: Bool = true
  ) -> some View { self }

  /// Sets whether anything happens under a pointer.
  @available(iOS 17.0, *)
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Sets whether focus is marked.
  @available(iOS 17.0, *)
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Keeps the view's geometry together.
  @available(iOS 17.0, *)
  public nonisolated func geometryGroup() -> some View { self }

  /// Sets whether the system's overlays are shown.
  @available(iOS 16.0, *)
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Sets whether the status bar is shown.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Sets whether the status bar is shown.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Adds a hint.
  @available(iOS 14.0, *)
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Adds a hint.
  @available(iOS 14.0, *)
  public nonisolated func help(_ text: Text) -> some View { self }

  /// Adds a hint.
  @available(iOS 14.0, *)
  @_disfavoredOverload
  public nonisolated func help<S>(_ text: S) -> some View where S: StringProtocol { self }

  /// Sets what happens under a pointer.
  @available(iOS 17.0, *)
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Would run an action when a pointer comes, of which there is none.
  @available(iOS 13.4, *)
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Would run an action when a pointer moves, of which there is none.
  @available(iOS 16.0, *)
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// Would run an action when a pointer moves, of which there is none.
  @available(iOS 17.0, *)
  @_disfavoredOverload
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// Sets which edges belong to the app.
  @available(iOS 16.0, *)
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
