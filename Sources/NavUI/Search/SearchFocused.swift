extension View {
  /// Binds the focus of the surrounding search field to a flag.
  ///
  /// - Parameter binding: The flag.
  /// - Returns: The view.
  @available(iOS 18.0, *)
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    SearchFocusedView(content: self, isFocused: binding.location)
  }

  /// Binds the focus of the surrounding search field to a value.
  ///
  /// - Parameters:
  ///   - binding: The value.
  ///   - value: The value that represents the search field.
  /// - Returns: The view.
  @available(iOS 18.0, *)
  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    equals value: V
  ) -> some View {
    let none = (V.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? V
    let location = binding.location
    let isFocused = Binding(
      get: { location.wrappedValue == value },
      set: { newValue in
        if newValue {
          location.wrappedValue = value
        } else if let none, location.wrappedValue == value {
          location.wrappedValue = none
        }
      }
    )
    return SearchFocusedView(content: self, isFocused: isFocused)
  }
}

/// The environment key for a binding to the focus of the search field.
struct SearchFocusKey: EnvironmentKey {
  static var defaultValue: Binding<Bool>? { nil }
}

private struct SearchFocusedView<Content: View> {
  let content: Content
  let isFocused: Binding<Bool>
}

extension SearchFocusedView: View {
  var body: some View {
    content.environment(\.searchFocus, isFocused)
  }
}

extension EnvironmentValues {
  /// A binding that is true while the search field has the keyboard focus, or nil if no such binding is set.
  var searchFocus: Binding<Bool>? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}
