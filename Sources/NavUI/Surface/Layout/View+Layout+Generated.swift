// Made by Scripts/generate from Scripts/surface/Layout.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension View {
  /// Adds space around the view.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View { self }

  /// Adds space at some edges of the view.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    self
  }

  /// Adds space around the view.
  public nonisolated func padding(_ length: CGFloat) -> some View { self }

  /// Adds the scene's usual space at some edges of the view.
  @available(iOS 14.0, *)
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { self }

  /// Adds space to the safe area.
  @available(iOS 17.0, *)
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View { self }

  /// Adds space to some edges of the safe area.
  @available(iOS 17.0, *)
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View { self }

  /// Adds space to the safe area.
  @available(iOS 17.0, *)
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { self }

  /// Sets the margins of content.
  @available(iOS 17.0, *)
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Sets the margins of content.
  @available(iOS 17.0, *)
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Sets the margins of content.
  @available(iOS 17.0, *)
  public nonisolated func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Gives the view a fixed size.
  public nonisolated func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }

  /// Gives the view a size between limits.
  public nonisolated func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }

  /// Gives the view the size of its container.
  @available(iOS 17.0, *)
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View { self }

  /// Gives the view a size that depends on its container's.
  @available(iOS 17.0, *)
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { self }

  /// Gives the view a part of its container's size.
  @available(iOS 17.0, *)
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View { self }

  /// Gives the view its ideal size.
  public nonisolated func fixedSize() -> some View { self }

  /// Gives the view its ideal width or height.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }

  /// Sets who gets space first.
  public nonisolated func layoutPriority(_ value: Double) -> some View { self }

  /// Moves what is drawn.
  public nonisolated func offset(_ offset: CGSize) -> some View { self }

  /// Moves what is drawn.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Puts the view's centre at a point.
  public nonisolated func position(_ position: CGPoint) -> some View { self }

  /// Puts the view's centre at a point.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Sets what is drawn in front.
  public nonisolated func zIndex(_ value: Double) -> some View { self }

  /// Gives the view a shape.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View { self }

  /// Gives the view a shape.
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  { self }

  /// Scales the view to fit its space.
  public nonisolated func scaledToFit() -> some View { self }

  /// Scales the view to fill its space.
  public nonisolated func scaledToFill() -> some View { self }

  /// Sets where a horizontal guide is.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  /// Sets where a vertical guide is.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  /// Lets the view reach into the unsafe area.
  @available(iOS 14.0, *)
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View { self }

  /// Lets the view reach into the unsafe area.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Sets how many columns the cell of a grid takes.
  @available(iOS 16.0, *)
  public nonisolated func gridCellColumns(_ count: Int) -> some View { self }

  /// Sets where a cell's content stands.
  @available(iOS 16.0, *)
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }

  /// Sets where a cell asks for no space.
  @available(iOS 16.0, *)
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }

  /// Sets the alignment of a grid's column.
  @available(iOS 16.0, *)
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }

  /// Mirrors the view where text runs from right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }

  /// Names the view's coordinates.
  public nonisolated func coordinateSpace<T>(name: T) -> some View where T: Hashable { self }

  /// Moves, turns or scales what is drawn.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View { self }

  /// Moves, turns or scales what is drawn.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View { self }

  /// Names the view's coordinates.
  @available(iOS 17.0, *)
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }

  /// Changes looks depending on geometry.
  @available(iOS 17.0, *)
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }

  /// Sets what the direction of text does to the view.
  @available(iOS 26.0, *)
  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View
  { self }

  /// Sets the space between icons and titles.
  @available(iOS 26.0, *)
  public nonisolated func labelIconToTitleSpacing(_ value: CGFloat) -> some View { self }

  /// Sets the width of icons in labels.
  @available(iOS 26.0, *)
  public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View { self }
}

extension View {
  /// Sets a view's value for the surrounding layout.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    self
  }
}
