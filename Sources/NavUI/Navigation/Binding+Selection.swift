extension Binding {
  /// Returns a binding that is true while an optional equals a value, and that clears the optional when set to false.
  func isEqual<Wrapped: Hashable>(to tag: Wrapped) -> Binding<Bool>
  where Value == Wrapped? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isActive in
        if isActive {
          wrappedValue = tag
        } else if wrappedValue == tag {
          wrappedValue = nil
        }
      }
    )
  }
}
