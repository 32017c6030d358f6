/// A control that pushes a screen when it is tapped.
public struct NavigationLink<Label: View, Destination: View> {
  let label: Label
  let target: LinkTarget<Destination>
  /// A Boolean value that indicates whether the screen is shown in the next column of a split view.
  var isDetail = true
}

extension NavigationLink {
  /// Sets whether the link's screen is shown in the next column of a split view (NS-78).
  ///
  /// - Parameter isDetailLink: Whether the screen replaces the next column; otherwise, it is pushed in the link's
  ///   column.
  /// - Returns: The link.
  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View {
    var link = self
    link.isDetail = isDetailLink
    return link
  }

  /// The screen that the link declares, or nil if the link has a value.
  var destination: Destination? {
    switch target {
    case .value: nil
    case .view(let destination), .bound(let destination, _): destination
    }
  }
}

/// The target of a navigation link.
enum LinkTarget<Destination> {
  /// A value whose destination is pushed, or nil for a disabled link (NS-18).
  case value(PathElement?)
  /// A separate screen, which is not part of the path (NS-09).
  case view(Destination)
  /// A separate screen, which is shown while a flag is true.
  case bound(Destination, Binding<Bool>)
}
