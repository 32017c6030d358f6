extension Duration {
  /// Returns a duration as text, such as `2 s` or `0.5 s`.
  static func text(_ seconds: Double) -> String {
    let rounded = (seconds * 1000).rounded() / 1000
    guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return "\(rounded) s" }
    return "\(Int(rounded)) s"
  }
}
