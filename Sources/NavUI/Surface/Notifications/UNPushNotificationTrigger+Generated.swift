// Made by Scripts/generate from Scripts/surface/Notifications.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A trigger by a message from a server.
public final class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  internal init() { super.init(repeats: false) }
}
