/// A key for a value that a view gives its container.
@available(iOS 18.0, *)
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value for views that do not set one.
  static var defaultValue: Value { get }
}

/// The values that a view gives its container.
@available(iOS 18.0, *)
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tags: [AnyHashable] = []

  init() {}

  /// Accesses the value for a key.
  ///
  /// - Parameter key: The type of the key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the view's tag of the given type, or nil if there is none.
  ///
  /// - Parameter type: The type of the tag.
  /// - Returns: The tag, or nil.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    tags.lazy.compactMap { $0.base as? V }.first
  }

  /// Returns whether the view has a tag.
  ///
  /// - Parameter tag: The tag.
  /// - Returns: Whether it belongs to the view.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool {
    self.tag(for: V.self) == tag
  }

  mutating func add(tag: AnyHashable) {
    tags.append(tag)
  }
}

extension View {
  /// Sets a value that the view provides for its container.
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the value.
  ///   - value: The value.
  /// - Returns: The view with its value.
  @available(iOS 18.0, *)
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>,
    _ value: V
  ) -> some View {
    ContainerValueView(content: self) { $0[keyPath: keyPath] = value }
  }
}

/// A view that provides values for its container.
@MainActor
protocol ContainerTeller {
  /// Adds the values that the view provides for its container.
  func tell(_ values: inout ContainerValues)
}

private struct ContainerValueView<Content: View> {
  let content: Content
  let write: (inout ContainerValues) -> Void
}

extension ContainerValueView: UnaryView, ContainerTeller {
  func tell(_ values: inout ContainerValues) {
    write(&values)
  }
}

extension View {
  /// The values that the view and the views inside it provide for the container, with the outermost taking precedence.
  @MainActor var toldContainerValues: ContainerValues {
    func inside<Unary: UnaryView>(_ view: Unary) -> ContainerValues {
      view.content.toldContainerValues
    }
    var values = ContainerValues()
    if let unary = self as? any UnaryView { values = inside(unary) }
    (self as? any ContainerTeller)?.tell(&values)
    return values
  }
}
