extension View {
  /// Describes what a person does here, so that it can be gone on with elsewhere or later.
  ///
  /// - Parameters:
  ///   - activityType: What kind of activity it is.
  ///   - isActive: Whether the person does it now.
  ///   - update: Fills in the activity.
  /// - Returns: The view with its activity.
  @available(iOS 14.0, *)
  public nonisolated func userActivity(
    _ activityType: String,
    isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    UserActivityView(content: self, activityType: activityType, update: isActive ? update : nil)
  }

  /// Describes what a person does with a value, so that it can be gone on with elsewhere or later.
  ///
  /// - Parameters:
  ///   - activityType: What kind of activity it is.
  ///   - element: The value, or nil when there is none now.
  ///   - update: Fills in the activity from the value.
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

/// Something that describes what a person does.
@MainActor
protocol UserActivitySource: AnyObject {
  /// The activity of a type, or nil when the person does nothing of the kind.
  func activity(of type: String) -> NSUserActivity?
}

/// The views that describe what a person does.
@MainActor
final class UserActivities {
  private var sources: [any UserActivitySource] = []

  /// Adds a view.
  func add(_ source: any UserActivitySource) {
    sources.append(source)
  }

  /// Removes a view.
  func remove(_ source: any UserActivitySource) {
    sources.removeAll { $0 === source }
  }

  /// The newest activity of a type that a person does now.
  func current(_ type: String) -> NSUserActivity? {
    sources.reversed().lazy.compactMap { $0.activity(of: type) }.first
  }
}
