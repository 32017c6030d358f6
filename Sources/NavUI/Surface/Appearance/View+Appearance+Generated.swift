// Made by Scripts/generate from Scripts/surface/Appearance.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension View {
  /// Sets the colour of content.
  public nonisolated func foregroundColor(_ color: Color?) -> some View { self }

  /// Sets the style of content.
  @available(iOS 15.0, *)
  public nonisolated func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { self }

  /// Sets the styles of content.
  @available(iOS 15.0, *)
  public nonisolated func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View
  where S1: ShapeStyle, S2: ShapeStyle { self }

  /// Sets the styles of content.
  @available(iOS 15.0, *)
  public nonisolated func foregroundStyle<S1, S2, S3>(
    _ primary: S1,
    _ secondary: S2,
    _ tertiary: S3
  ) -> some View where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle { self }

  /// Sets the colour that accents controls.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { self }

  /// Sets the tint of controls.
  @available(iOS 15.0, *)
  public nonisolated func tint(_ tint: Color?) -> some View { self }

  /// Sets the tint of controls.
  @available(iOS 16.0, *)
  public nonisolated func tint<S>(_ tint: S?) -> some View where S: ShapeStyle { self }

  /// Sets the appearance of the screen.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

  /// Sets the appearance of the view.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View { self }

  /// Draws a style behind the view.
  @available(iOS 15.0, *)
  public nonisolated func background<S>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle { self }

  /// Draws the background style behind the view.
  @available(iOS 15.0, *)
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    self
  }

  /// Draws a shape behind the view.
  @available(iOS 15.0, *)
  public nonisolated func background<S, T>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: InsettableShape { self }

  /// Draws a shape behind the view.
  @available(iOS 15.0, *)
  public nonisolated func background<S, T>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape { self }

  /// Draws a shape in the background style behind the view.
  @available(iOS 15.0, *)
  public nonisolated func background<S>(
    in shape: S,
    fillStyle: FillStyle = FillStyle()
  ) -> some View where S: InsettableShape { self }

  /// Draws a shape in the background style behind the view.
  @available(iOS 15.0, *)
  public nonisolated func background<S>(
    in shape: S,
    fillStyle: FillStyle = FillStyle()
  ) -> some View where S: Shape { self }

  /// Sets the background style.
  @available(iOS 16.0, *)
  public nonisolated func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { self }

  /// Draws a style over the view.
  @available(iOS 15.0, *)
  public nonisolated func overlay<S>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle { self }

  /// Draws a shape over the view.
  @available(iOS 15.0, *)
  public nonisolated func overlay<S, T>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape { self }

  /// Draws a border.
  public nonisolated func border<S>(_ content: S, width: CGFloat = 1) -> some View
  where S: ShapeStyle { self }

  /// Cuts the view to a shape.
  public nonisolated func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View
  where S: Shape { self }

  /// Cuts the view at its bounds.
  public nonisolated func clipped(antialiased: Bool = false) -> some View { self }

  /// Rounds the view's corners.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    self
  }

  /// Sets the shape of the container.
  @available(iOS 15.0, *)
  public nonisolated func containerShape<T>(_ shape: T) -> some View where T: InsettableShape {
    self
  }

  /// Sets where the view can be touched.
  public nonisolated func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View
  where S: Shape { self }

  /// Sets the view's shape for a purpose.
  @available(iOS 15.0, *)
  public nonisolated func contentShape<S>(
    _ kind: ContentShapeKinds,
    _ shape: S,
    eoFill: Bool = false
  ) -> some View where S: Shape { self }

  /// Adds a shadow.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { self }

  /// Puts glass behind the view.
  @available(iOS 26.0, *)
  public nonisolated func glassEffect(
    _ glass: Glass = .regular,
    in shape: some Shape = Capsule()
  ) -> some View { self }

  /// Extends the view under bars.
  @available(iOS 26.0, *)
  public nonisolated func backgroundExtensionEffect() -> some View { self }

  /// Extends the view under bars.
  @available(iOS 26.0, *)
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }

  /// Sets how content fades under bars.
  @available(iOS 26.0, *)
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?,
    for edges: Edge.Set
  ) -> some View { self }

  /// Sets whether content fades under bars.
  @available(iOS 26.0, *)
  public nonisolated func scrollEdgeEffectHidden(
    _ hidden: Bool = true,
    for edges: Edge.Set = .all
  ) -> some View { self }

  /// Replaces content by placeholders.
  @available(iOS 14.0, *)
  public nonisolated func redacted(reason: RedactionReasons) -> some View { self }

  /// Shows content in spite of placeholders.
  @available(iOS 14.0, *)
  public nonisolated func unredacted() -> some View { self }

  /// Marks the view as private.
  @available(iOS 15.0, *)
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Cuts the view to the form of another one.
  @available(iOS 15.0, *)
  public nonisolated func mask<Mask>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View where Mask: View { self }

  /// Cuts the view to the form of another one.
  public nonisolated func mask<Mask>(_ mask: Mask) -> some View where Mask: View { self }

  /// Sets how bright images may be.
  @available(iOS 17.0, *)
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

  /// Marks content that may be out of date.
  @available(iOS 17.0, *)
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Names glass.
  @available(iOS 26.0, *)
  public nonisolated func glassEffectID<ID>(_ id: ID?, in namespace: Namespace.ID) -> some View
  where ID: Hashable & Sendable { self }

  /// Joins glass.
  @available(iOS 26.0, *)
  public nonisolated func glassEffectUnion<ID>(id: ID?, namespace: Namespace.ID) -> some View
  where ID: Hashable & Sendable { self }

  /// Sets how glass appears.
  @available(iOS 26.0, *)
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self
  }

  /// Changes what is drawn.
  @available(iOS 17.0, *)
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    self
  }

  /// Changes what is drawn.
  @available(iOS 17.0, *)
  public nonisolated func distortionEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some View { self }

  /// Changes what is drawn.
  @available(iOS 17.0, *)
  public nonisolated func layerEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some View { self }

  /// Sets how materials look.
  @available(iOS 18.0, *)
  public nonisolated func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance
  ) -> some View { self }
}
