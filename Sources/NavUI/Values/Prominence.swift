/// The prominence of a part of the interface.
@available(iOS 15.0, *)
public enum Prominence: Sendable {
  /// As prominent as usual.
  case standard

  /// More prominent than usual.
  case increased
}
