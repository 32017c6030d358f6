public import NavFoundation

extension View {
  /// Publishes a value while the view or one of its descendants has the keyboard focus.
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the value.
  ///   - value: The value.
  /// - Returns: The view.
  @available(iOS 14.0, *)
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> some View {
    FocusedValueView(content: self, isScene: false, value: value) { $0[keyPath: keyPath] = value }
  }

  /// Publishes an optional value while the view or one of its descendants has the keyboard focus.
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the value.
  ///   - value: The value, or nil.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View {
    FocusedValueView(content: self, isScene: false, value: value) {
      if let value { $0[keyPath: keyPath] = value }
    }
  }

  /// Publishes a value while the view is in the scene, regardless of the keyboard focus.
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the value.
  ///   - value: The value.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> some View {
    FocusedValueView(content: self, isScene: true, value: value) { $0[keyPath: keyPath] = value }
  }

  /// Publishes an optional value while the view is in the scene, regardless of the keyboard focus.
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the value.
  ///   - value: The value, or nil.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View {
    FocusedValueView(content: self, isScene: true, value: value) {
      if let value { $0[keyPath: keyPath] = value }
    }
  }

  /// Publishes an observable object while the view or one of its descendants has the keyboard focus.
  ///
  /// - Parameter object: The object, or nil.
  /// - Returns: The view.
  @available(iOS 17.0, *)
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    FocusedValueView(content: self, isScene: false, value: object) { $0[object: T.self] = object }
  }

  /// Publishes an observable object while the view is in the scene.
  ///
  /// - Parameter object: The object, or nil.
  /// - Returns: The view.
  @available(iOS 17.0, *)
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    FocusedValueView(content: self, isScene: true, value: object) { $0[object: T.self] = object }
  }

  /// Publishes an object while the view or one of its descendants has the keyboard focus.
  ///
  /// - Parameter object: The object.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    FocusedValueView(content: self, isScene: false, value: object) { $0[object: T.self] = object }
  }

  /// Publishes an optional object while the view or one of its descendants has the keyboard focus.
  ///
  /// - Parameter object: The object, or nil.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    FocusedValueView(content: self, isScene: false, value: object) { $0[object: T.self] = object }
  }

  /// Publishes an object while the view is in the scene.
  ///
  /// - Parameter object: The object.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    FocusedValueView(content: self, isScene: true, value: object) { $0[object: T.self] = object }
  }

  /// Publishes an optional object while the view is in the scene.
  ///
  /// - Parameter object: The object, or nil.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    FocusedValueView(content: self, isScene: true, value: object) { $0[object: T.self] = object }
  }
}

/// A view that publishes a value.
private struct FocusedValueView<Content: View> {
  let content: Content
  let isScene: Bool
  let value: Any?
  let write: (inout FocusedValues) -> Void
}

extension FocusedValueView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    FocusedValueNode(view: view, context: context, parent: parent)
  }
}

private final class FocusedValueNode<Content: View>: UnaryNode<FocusedValueView<Content>>,
  FocusedValueWriter
{
  var isForScene: Bool { view.isScene }

  override func didUpdate(from old: FocusedValueView<Content>?) {
    guard let old else { return graph.focusedValues.add(self) }
    if !isEqual(old.value as Any, view.value as Any) { graph.focusedValues.noteChange() }
  }

  override func willUnmount() {
    graph.focusedValues.remove(self)
  }

  func write(to values: inout FocusedValues) {
    view.write(&values)
  }
}
