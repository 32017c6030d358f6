public import NavUI

/// An intent that people can use without any setup.
public struct AppShortcut: Sendable {
  /// The intent.
  public let intent: any AppIntent

  /// Offers an intent.
  ///
  /// - Parameters:
  ///   - intent: The intent.
  ///   - phrases: The phrases that start it, each of which must contain the app's name.
  ///   - shortTitle: The name on its tile.
  ///   - systemImageName: The symbol on its tile.
  public init<Intent: AppIntent>(
    intent: Intent,
    phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {
    self.intent = intent
  }
}

/// The intents that an app offers.
public protocol AppShortcutsProvider {
  /// The offered shortcuts, at most ten.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

extension AppShortcutsProvider {
  /// Informs the system that the values of parameters have changed.
  public static func updateAppShortcutParameters() {}
}

/// A builder of a list of shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
  /// Joins lists of shortcuts.
  public static func buildBlock(_ components: AppShortcut...) -> [AppShortcut] { components }
}
