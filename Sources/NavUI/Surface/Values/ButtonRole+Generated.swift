// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The purpose of a button, if it determines the button's look or what it closes.
@available(iOS 15.0, *)
public struct ButtonRole: Equatable, Sendable {
  private let kind: Kind

  private enum Kind {
    case destructive

    case cancel

    case confirm

    case close
  }

  /// A button that deletes or resets something.
  public static let destructive = ButtonRole(kind: .destructive)

  /// A button that leaves an alert or a dialog without doing anything.
  public static let cancel = ButtonRole(kind: .cancel)

  /// A button that confirms what was entered.
  public static let confirm = ButtonRole(kind: .confirm)

  /// A button that closes a screen.
  public static let close = ButtonRole(kind: .close)
}
