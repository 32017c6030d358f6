internal import SceneModel

extension View {
  /// Adds accessibility traits to the view, such as those of headings and buttons.
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

  /// Sets the heading level of the view.
  ///
  /// - Parameter level: The level, which alone does not make the view a heading.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    AccessibilityTraitsView(content: self, added: [], removed: [])
  }

  /// Connects the view to a Boolean value that is true while the focus of an assistive technology is on the view.
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

  /// Connects the view to a value that identifies the view focused by assistive technologies.
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
  /// The corresponding traits of elements in a scene.
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
  /// Adds the traits to the first element of the view.
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
