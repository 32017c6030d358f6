/// The older equivalent of `isPresented` and `dismiss`: a view's presentation state and a method that dismisses the
/// view.
@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use isPresented or dismiss.")
public struct PresentationMode {
  /// A Boolean value that indicates whether the view is presented or pushed.
  public private(set) var isPresented: Bool
  private let action: DismissAction

  fileprivate init(isPresented: Bool, action: DismissAction) {
    self.isPresented = isPresented
    self.action = action
  }

  /// Dismisses the presentation or pops the screen, or has no effect if there is neither.
  public mutating func dismiss() {
    guard isMainThread() else { return }
    isPresented = false
    let action = Unchecked(value: action)
    MainActor.assumeIsolated { action.value() }
  }
}

extension EnvironmentValues {
  /// A binding to the view's presentation mode, through which code can dismiss the view.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use isPresented or dismiss.")
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, action: dismiss)
    return Binding(get: { mode }, set: { _ in })
  }
}
