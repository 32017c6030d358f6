internal import SceneModel

extension View {
  /// Adds traits to the view: a screen reader announces headings and buttons.
  ///
  /// - Parameter traits: The traits to add.
  /// - Returns: The view.
  @available(iOS 14.0, *)
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    AccessibilityTraitsView(content: self, added: traits.sceneTraits, removed: [])
  }

  /// Removes traits from the view.
  ///
  /// - Parameter traits: The traits to remove.
  /// - Returns: The view.
  @available(iOS 14.0, *)
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    AccessibilityTraitsView(content: self, added: [], removed: traits.sceneTraits)
  }

  /// Adds traits to the view.
  ///
  /// - Parameter traits: The traits to add.
  /// - Returns: The view.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    AccessibilityTraitsView(content: self, added: traits.sceneTraits, removed: [])
  }

  /// Removes traits from the view.
  ///
  /// - Parameter traits: The traits to remove.
  /// - Returns: The view.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    AccessibilityTraitsView(content: self, added: [], removed: traits.sceneTraits)
  }

  /// Marks the view as a heading of a level.
  ///
  /// - Parameter level: The level, which alone does not make the view a heading.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    AccessibilityTraitsView(content: self, added: [], removed: [])
  }

  /// Connects the view with a flag that is true while assistive technologies focus it.
  ///
  /// - Parameter condition: The flag.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    let added: [SceneModel.Element.Trait] = condition.wrappedValue ? [.spokenFocus] : []
    return AccessibilityTraitsView(content: self, added: added, removed: [])
  }

  /// Connects the view with a value that identifies the view focused by assistive technologies.
  ///
  /// - Parameters:
  ///   - binding: The value.
  ///   - value: The value that represents this view.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    let added: [SceneModel.Element.Trait] = binding.wrappedValue == value ? [.spokenFocus] : []
    return AccessibilityTraitsView(content: self, added: added, removed: [])
  }
}

extension AccessibilityTraits {
  /// The traits that affect a screen reader's output and rotor here.
  nonisolated var sceneTraits: [SceneModel.Element.Trait] {
    var traits: [SceneModel.Element.Trait] = []
    if contains(.isHeader) { traits.append(.heading) }
    if contains(.isButton) { traits.append(.actsAsButton) }
    if contains(.isSelected) { traits.append(.selected) }
    return traits
  }
}

private struct AccessibilityTraitsView<Content: View> {
  let content: Content
  let added: [SceneModel.Element.Trait]
  let removed: [SceneModel.Element.Trait]
}

extension AccessibilityTraitsView: UnaryView {
  /// Adds the traits to the first of several elements, which also receives the focus of a group.
  func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    let start = lowering.elements.count
    node.child.lower(into: &lowering)
    guard lowering.elements.count > start else { return }
    lowering.elements[start].traits.removeAll { removed.contains($0) }
    lowering.elements[start].traits += added.filter {
      !lowering.elements[start].traits.contains($0)
    }
  }
}
