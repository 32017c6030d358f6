// Made by Scripts/generate from Scripts/surface/Accessibility.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

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

  /// Shows the view in large on a long press.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Sets whether the view reacts to a person.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// Says what kind of text the view shows.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { self }

  /// Sets where the view is touched.
  @available(iOS 14.0, *)
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    self
  }

  /// Sets where the view is touched.
  @available(iOS 14.0, *)
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    self
  }

  /// Sets what assistive technologies find inside.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityChildren<V>(@ViewBuilder children: () -> V) -> some View
  where V: View { self }

  /// Sets what assistive technologies find instead.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityRepresentation<V>(
    @ViewBuilder representation: () -> V
  ) -> some View where V: View { self }

  /// Links views.
  @available(iOS 14.0, *)
  public nonisolated func accessibilityLinkedGroup<ID>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View where ID: Hashable { self }

  /// Links a label with what it names.
  @available(iOS 14.0, *)
  public nonisolated func accessibilityLabeledPair<ID>(
    role: AccessibilityLabeledPairRole,
    id: ID,
    in namespace: Namespace.ID
  ) -> some View where ID: Hashable { self }

  /// Adds something to be read on demand.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ value: Text?,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }

  /// Adds something to be read on demand.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ value: Text,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }

  /// Adds something to be read on demand.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }

  /// Adds something to be read on demand.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V>(
    _ labelKey: LocalizedStringKey,
    _ value: V,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View where V: StringProtocol { self }

  /// Shows a view in large on a long press.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityShowsLargeContentViewer<V>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View where V: View { self }

  /// Lets touches through.
  @available(iOS 17.0, *)
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true,
    options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }

  /// Would run an action for a zoom, of which there is none.
  @available(iOS 17.0, *)
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }

  /// Would run an action for scrolling, of which there is none.
  @available(iOS 14.0, *)
  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> some View { self }

  /// Adds a list of places.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityRotor<L>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> L
  ) -> some View where L: AccessibilityRotorContent { self }

  /// Adds a list of places.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityRotor<L>(
    _ label: Text,
    @AccessibilityRotorContentBuilder entries: @escaping () -> L
  ) -> some View where L: AccessibilityRotorContent { self }

  /// Adds a list of places.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L, S>(
    _ label: S,
    @AccessibilityRotorContentBuilder entries: @escaping () -> L
  ) -> some View where L: AccessibilityRotorContent, S: StringProtocol { self }

  /// Adds a list of places.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityRotor<L>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> L
  ) -> some View where L: AccessibilityRotorContent { self }

  /// Adds a list of places.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityRotor<E>(
    _ rotorLabel: Text,
    entries: [E],
    entryLabel: KeyPath<E, String>
  ) -> some View where E: Identifiable { self }

  /// Adds a list of places.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityRotor<E>(
    _ rotorLabelKey: LocalizedStringKey,
    entries: [E],
    entryLabel: KeyPath<E, String>
  ) -> some View where E: Identifiable { self }

  /// Adds a list of places.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityRotor<E>(
    _ systemRotor: AccessibilitySystemRotor,
    entries: [E],
    entryLabel: KeyPath<E, String>
  ) -> some View where E: Identifiable { self }

  /// Adds a list of places.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityRotor<E, ID>(
    _ rotorLabel: Text,
    entries: [E],
    entryID: KeyPath<E, ID>,
    entryLabel: KeyPath<E, String>
  ) -> some View where ID: Hashable { self }

  /// Adds a list of places.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityRotor<E, ID>(
    _ rotorLabelKey: LocalizedStringKey,
    entries: [E],
    entryID: KeyPath<E, ID>,
    entryLabel: KeyPath<E, String>
  ) -> some View where ID: Hashable { self }

  /// Adds a list of places.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityRotor<E, ID>(
    _ systemRotor: AccessibilitySystemRotor,
    entries: [E],
    entryID: KeyPath<E, ID>,
    entryLabel: KeyPath<E, String>
  ) -> some View where ID: Hashable { self }

  /// Adds a list of places.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityRotor(
    _ rotorLabel: Text,
    textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Adds a list of places.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor,
    textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Names the view as a place in lists.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityRotorEntry<ID>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View where ID: Hashable { self }

  /// Says what happens when the view is used.
  public nonisolated func accessibility(hint: Text) -> some View { self }

  /// Sets the order in which views are read.
  public nonisolated func accessibility(sortPriority: Double) -> some View { self }
}
