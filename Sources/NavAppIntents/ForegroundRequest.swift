/// A request of a running intent to bring its app to the foreground.
package struct ForegroundRequest: Sendable {
  /// The request of the current task's intent, or nil if no intent of the system runs.
  @TaskLocal package static var current: ForegroundRequest?

  private let activate: @MainActor @Sendable () throws -> Void

  /// Creates a request.
  ///
  /// - Parameter activate: A closure that brings the app to the foreground.
  package init(_ activate: @escaping @MainActor @Sendable () throws -> Void) {
    self.activate = activate
  }

  /// Brings the app to the foreground.
  ///
  /// - Throws: The error that prevents it.
  @MainActor
  func perform() throws {
    try activate()
  }
}

extension AppIntent {
  /// Brings the app to the foreground, and continues there.
  ///
  /// - Parameters:
  ///   - dialog: The question for the user; NavLab takes it as confirmed.
  ///   - alwaysConfirm: A Boolean value that indicates whether to ask if the app is already active.
  /// - Throws: The error that prevents it.
  public func continueInForeground(
    _ dialog: IntentDialog? = nil,
    alwaysConfirm: Bool = true
  ) async throws {
    try await ForegroundRequest.current?.perform()
  }
}

/// An intent that starts in the background, and may continue in the foreground.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// Brings the app to the foreground after the user has confirmed.
  ///
  /// - Parameter dialog: The question for the user; NavLab takes it as confirmed.
  /// - Throws: The error that prevents it.
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
    try await ForegroundRequest.current?.perform()
  }

  /// Brings the app to the foreground after the user has confirmed, and runs a closure there.
  ///
  /// - Parameters:
  ///   - dialog: The question for the user; NavLab takes it as confirmed.
  ///   - continuation: The closure.
  /// - Returns: The value of the closure.
  /// - Throws: The error that prevents it, or the error of the closure.
  public func requestToContinueInForeground<Value: Sendable>(
    _ dialog: IntentDialog? = nil,
    continuation: @MainActor @Sendable () async throws -> Value
  ) async throws -> Value {
    try await ForegroundRequest.current?.perform()
    return try await continuation()
  }
}
