/// The form of rounded corners.
public enum RoundedCornerStyle: Sendable {
  /// By quarters of circles.
  case circular

  /// By curves without a visible start.
  case continuous
}
