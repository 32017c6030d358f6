/// Whether there is much or little space along an axis.
public enum UserInterfaceSizeClass: Sendable {
  /// Little space, as along the width of an iPhone.
  case compact

  /// Much space, as on an iPad.
  case regular
}
