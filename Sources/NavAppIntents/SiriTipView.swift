public import NavUI

/// A hint that a phrase starts an intent; one element stands for the whole.
@MainActor @preconcurrency
public struct SiriTipView: View {
  /// Creates a hint.
  ///
  /// - Parameters:
  ///   - intent: The intent.
  ///   - isVisible: Whether the hint is shown.
  public init(intent: any AppIntent, isVisible: Binding<Bool>? = nil) {}

  /// One element stands for the whole.
  public var body: some View { StandInElement("SiriTipView") }
}

/// A button that opens the app's intents in Shortcuts; one element stands for the whole.
@MainActor @preconcurrency
public struct ShortcutsLink: View {
  /// Creates a button.
  public init() {}

  /// One element stands for the whole.
  public var body: some View { StandInElement("ShortcutsLink") }
}
