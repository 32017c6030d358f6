// Made by Scripts/generate from Scripts/surface/Lists.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension View {
  /// Sets the style of lists.
  public nonisolated func listStyle<S>(_ style: S) -> some View where S: ListStyle { self }

  /// Sets the space around a row.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Sets what is behind a row.
  public nonisolated func listRowBackground<V>(_ view: V?) -> some View where V: View { self }

  /// Sets whether a row's separators are shown.
  @available(iOS 15.0, *)
  public nonisolated func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Sets the colour of a row's separators.
  @available(iOS 15.0, *)
  public nonisolated func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Sets whether a section's separators are shown.
  @available(iOS 15.0, *)
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Sets the colour of a section's separators.
  @available(iOS 15.0, *)
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Sets the space between sections.
  @available(iOS 17.0, *)
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// Sets the space between sections.
  @available(iOS 17.0, *)
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Sets the space between rows.
  @available(iOS 15.0, *)
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Sets whether anything happens to a row under a pointer.
  @available(iOS 17.0, *)
  public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Sets the tint of rows.
  @available(iOS 14.0, *)
  public nonisolated func listItemTint(_ tint: Color?) -> some View { self }

  /// Sets the tint of rows.
  @available(iOS 14.0, *)
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { self }

  /// Sets how prominent headers are.
  @available(iOS 15.0, *)
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View { self }

  /// Sets how prominent badges are.
  @available(iOS 17.0, *)
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

  /// Sets the margins of sections.
  @available(iOS 26.0, *)
  public nonisolated func listSectionMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?
  ) -> some View { self }

  /// Sets whether an index is shown.
  @available(iOS 26.0, *)
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// Sets the entry of a section in the index.
  @available(iOS 26.0, *)
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// Sets the entry of a section in the index.
  @available(iOS 26.0, *)
  public nonisolated func sectionIndexLabel(_ label: String?) -> some View { self }

  /// Sets the look of tables.
  @available(iOS 16.0, *)
  public nonisolated func tableStyle<S>(_ style: S) -> some View where S: TableStyle { self }

  /// Sets whether tables show the titles of their columns.
  @available(iOS 17.0, *)
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}
