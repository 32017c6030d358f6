extension View {
  /// Describes the user's activity in the view, so that it can be continued later or on another device.
  ///
  /// - Parameters:
  ///   - activityType: The kind of the activity.
  ///   - isActive: Whether the user is performing the activity.
  ///   - update: A closure that fills in the activity.
  /// - Returns: The view with its activity.
  @available(iOS 14.0, *)
  public nonisolated func userActivity(
    _ activityType: String,
    isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    UserActivityView(content: self, activityType: activityType, update: isActive ? update : nil)
  }

  /// Describes the user's activity with a value, so that the activity can be continued later or on another device.
  ///
  /// - Parameters:
  ///   - activityType: The kind of the activity.
  ///   - element: The value, or nil if there is none now.
  ///   - update: A closure that fills in the activity from the value.
  /// - Returns: The view with its activity.
  @available(iOS 14.0, *)
  public nonisolated func userActivity<P>(
    _ activityType: String,
    element: P?,
    _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    let fill = element.map { element in { activity in update(element, activity) } }
    return UserActivityView(content: self, activityType: activityType, update: fill)
  }
}

private struct UserActivityView<Content: View> {
  let content: Content
  let activityType: String
  let update: ((NSUserActivity) -> Void)?
}

extension UserActivityView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    UserActivityNode(view: view, context: context, parent: parent)
  }
}

private final class UserActivityNode<Content: View>: UnaryNode<UserActivityView<Content>>,
  UserActivitySource
{
  override func didMake() {
    graph.system.activities.add(self)
  }

  override func willUnmount() {
    graph.system.activities.remove(self)
  }

  func activity(of type: String) -> NSUserActivity? {
    guard view.activityType == type, context.region.isVisible, let update = view.update else {
      return nil
    }
    let activity = NSUserActivity(activityType: type)
    update(activity)
    return activity
  }
}

/// A source of descriptions of the user's activity.
@MainActor
protocol UserActivitySource: AnyObject {
  /// Returns the current activity of a type, or nil if there is none.
  func activity(of type: String) -> NSUserActivity?
}

/// A registry of the views that describe the user's activity.
@MainActor
final class UserActivities {
  private var sources: [any UserActivitySource] = []

  /// Adds a view that describes an activity.
  func add(_ source: any UserActivitySource) {
    sources.append(source)
  }

  /// Removes a view that describes an activity.
  func remove(_ source: any UserActivitySource) {
    sources.removeAll { $0 === source }
  }

  /// Returns the newest current activity of a type, or nil if there is none.
  func current(_ type: String) -> NSUserActivity? {
    sources.reversed().lazy.compactMap { $0.activity(of: type) }.first
  }
}
