/// A launcher that passes an app to its driver when the app starts.
package struct AppLauncher: Sendable {
  /// The launcher of the current task, or nil if there is none.
  @TaskLocal package static var current: AppLauncher?

  private let action: @MainActor @Sendable (any App.Type) -> Void

  package init(_ action: @escaping @MainActor @Sendable (any App.Type) -> Void) {
    self.action = action
  }

  /// Launches an app, and returns when the app is no longer needed.
  ///
  /// - Parameter app: The app's type.
  @MainActor
  package func launch(_ app: any App.Type) {
    action(app)
  }
}
