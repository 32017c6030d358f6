/// Whoever waits for an app to be started.
package struct AppLauncher: Sendable {
  /// The launcher of the current task.
  @TaskLocal package static var current: AppLauncher?

  private let action: @MainActor @Sendable (any App.Type) -> Void

  package init(_ action: @escaping @MainActor @Sendable (any App.Type) -> Void) {
    self.action = action
  }

  @MainActor
  func launch(_ app: any App.Type) {
    action(app)
  }
}
