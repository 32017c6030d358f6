// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Whether a part of the interface is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The visibility that the context chooses.
  case automatic

  /// Shown where possible.
  case visible

  /// Hidden where possible.
  case hidden
}

extension Visibility: Codable {}
