/// How prominent a part of the interface is.
public enum Prominence: Sendable {
  /// As prominent as usual.
  case standard

  /// More prominent than usual.
  case increased
}
