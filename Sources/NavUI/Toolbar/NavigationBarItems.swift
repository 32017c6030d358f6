/// The bar items of iOS 13, which appear among the items of a toolbar.
extension View {
  /// Adds views to both edges of the navigation bar.
  ///
  /// - Parameters:
  ///   - leading: The view at the leading edge.
  ///   - trailing: The view at the trailing edge.
  /// - Returns: The view with the items.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use toolbar(content:).")
  public nonisolated func navigationBarItems<L: View, T: View>(
    leading: L,
    trailing: T
  ) -> some View {
    toolbar {
      PlacedItems(content: leading, placement: .topBarLeading)
      PlacedItems(content: trailing, placement: .topBarTrailing)
    }
  }

  /// Adds views to the leading edge of the navigation bar.
  ///
  /// - Parameter leading: The view at the edge.
  /// - Returns: The view with the items.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use toolbar(content:).")
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { PlacedItems(content: leading, placement: .topBarLeading) }
  }

  /// Adds views to the trailing edge of the navigation bar.
  ///
  /// - Parameter trailing: The view at the edge.
  /// - Returns: The view with the items.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use toolbar(content:).")
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { PlacedItems(content: trailing, placement: .topBarTrailing) }
  }
}
