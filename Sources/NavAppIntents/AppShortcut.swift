public import NavUI

/// A shortcut that runs an intent and that people can use without any setup.
public struct AppShortcut: Sendable {
  /// The intent that the shortcut runs.
  public let intent: any AppIntent

  /// Creates a shortcut for an intent.
  ///
  /// - Parameters:
  ///   - intent: The intent.
  ///   - phrases: The phrases that start the intent, each of which must contain the app's name.
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

/// A type that provides the shortcuts of an app.
public protocol AppShortcutsProvider {
  /// The shortcuts that the app offers, of which there are at most ten.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

extension AppShortcutsProvider {
  /// Informs the system that the possible values of parameters have changed, which has no effect in NavLab.
  public static func updateAppShortcutParameters() {}
}

/// A builder of a list of shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
  /// Returns the shortcuts as an array.
  public static func buildBlock(_ components: AppShortcut...) -> [AppShortcut] { components }
}
