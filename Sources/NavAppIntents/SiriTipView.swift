public import NavUI

/// A tip about the phrase that starts an intent, shown as a single element.
@MainActor @preconcurrency
public struct SiriTipView: View {
  /// Creates a tip for an intent.
  ///
  /// - Parameters:
  ///   - intent: The intent.
  ///   - isVisible: Whether the hint is shown.
  public init(intent: any AppIntent, isVisible: Binding<Bool>? = nil) {}

  /// The content of the tip, which is a single element.
  public var body: some View { StandInElement("SiriTipView") }
}

/// A button that opens the app's intents in Shortcuts, shown as a single element.
@MainActor @preconcurrency
public struct ShortcutsLink: View {
  /// Creates a button that opens Shortcuts.
  public init() {}

  /// The content of the button, which is a single element.
  public var body: some View { StandInElement("ShortcutsLink") }
}
