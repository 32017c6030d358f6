extension View {
  /// Runs an action when the app is asked to continue an activity of a type.
  ///
  /// - Parameters:
  ///   - activityType: The type of the activity.
  ///   - action: A closure called with the activity.
  /// - Returns: The view with the action.
  @available(iOS 14.0, *)
  public nonisolated func onContinueUserActivity(
    _ activityType: String,
    perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    ExternalEventView(content: self) { event in
      guard case .activity(let activity) = event, activity.activityType == activityType else {
        return nil
      }
      return { action(activity) }
    }
  }
}
