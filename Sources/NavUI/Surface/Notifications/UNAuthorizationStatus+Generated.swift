// Made by Scripts/generate from Scripts/surface/Notifications.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The permission to show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user was not asked yet.
  case notDetermined

  /// The user has denied it.
  case denied

  /// The user has granted it.
  case authorized

  /// Notifications are shown quietly until the user decides.
  case provisional

  /// The app may show them for a while.
  case ephemeral
}
