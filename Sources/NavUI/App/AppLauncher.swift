/// The launcher of an app, for the one who waits for it to be started.
package struct AppLauncher: Sendable {
  /// The launcher of the current task.
  @TaskLocal package static var current: AppLauncher?

  private let action: @MainActor @Sendable (any App.Type) -> Void

  package init(_ action: @escaping @MainActor @Sendable (any App.Type) -> Void) {
    self.action = action
  }

  /// Launches an app, and comes back when nobody needs it any more.
  ///
  /// - Parameter app: The app's type.
  @MainActor
  package func launch(_ app: any App.Type) {
    action(app)
  }
}
