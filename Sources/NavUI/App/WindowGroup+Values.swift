extension WindowGroup {
  /// Creates a group of windows that each show a value, with a default value for windows that have none.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - content: The content of the window for a value.
  ///   - defaultValue: A closure that returns the value.
  @available(iOS 16.0, *)
  public nonisolated init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: nil) { content($0.or(defaultValue)) }
  }

  /// Creates a named group of windows that each show a value, with a default value for windows that have none.
  ///
  /// - Parameters:
  ///   - id: The name.
  ///   - type: The type of the values.
  ///   - content: The content of the window for a value.
  ///   - defaultValue: A closure that returns the value.
  @available(iOS 16.0, *)
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: nil) { content($0.or(defaultValue)) }
  }

  nonisolated init<D: Codable & Hashable, C: View>(
    id: String?,
    title: String?,
    _ content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(first: nil, content: content)
    self.id = id
    self.title = title
    valueType = ObjectIdentifier(D.self)
    make = { value in
      AnyView(PresentedWindowContent(first: value as? D, content: content))
    }
  }
}

/// A view that shows a window's content for a value.
@available(iOS 16.0, *)
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  @State private var value: Data?
  let content: (Binding<Data?>) -> Content

  nonisolated init(first: Data?, content: @escaping (Binding<Data?>) -> Content) {
    _value = State(wrappedValue: first)
    self.content = content
  }
}

@available(iOS 16.0, *)
extension PresentedWindowContent: View {
  /// The window's content for its current value.
  public var body: some View { content($value) }
}

extension Binding {
  /// Returns a binding that reads a default value while the optional value is nil.
  nonisolated func or<Wrapped>(
    _ defaultValue: @escaping () -> Wrapped
  ) -> Binding<Wrapped> where Value == Wrapped? {
    Binding<Wrapped>(
      get: { wrappedValue ?? defaultValue() },
      set: { wrappedValue = $0 }
    )
  }
}
