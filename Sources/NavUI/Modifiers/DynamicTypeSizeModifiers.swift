extension View {
  /// Sets the size of text in the view, regardless of the size that the user has chosen.
  ///
  /// - Parameter size: The size.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the size of text in the view to a range.
  ///
  /// - Parameter range: The allowed sizes; any other size becomes the nearest of them.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  public nonisolated func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    return transformEnvironment(\.dynamicTypeSize) { size in
      guard let smallest = sizes.first, let largest = sizes.last else { return }
      size = min(max(size, smallest), largest)
    }
  }
}
