public import NavUI

/// A tip that a phrase starts an intent, shown as one element.
@MainActor @preconcurrency
public struct SiriTipView: View {
  /// Creates a tip.
  ///
  /// - Parameters:
  ///   - intent: The intent.
  ///   - isVisible: Whether the hint is shown.
  public init(intent: any AppIntent, isVisible: Binding<Bool>? = nil) {}

  /// The body: one element.
  public var body: some View { StandInElement("SiriTipView") }
}

/// A button that opens the app's intents in Shortcuts, shown as one element.
@MainActor @preconcurrency
public struct ShortcutsLink: View {
  /// Creates a button.
  public init() {}

  /// The body: one element.
  public var body: some View { StandInElement("ShortcutsLink") }
}
