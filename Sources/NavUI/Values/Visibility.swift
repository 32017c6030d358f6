/// Whether a part of the interface is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// What the context decides.
  case automatic

  /// Shown where possible.
  case visible

  /// Hidden where possible.
  case hidden
}

extension Visibility: Codable {}
