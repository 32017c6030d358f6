import SceneModel
import SceneText

/// A clue about an external event that the app's code ignored.
enum ArrivalClue: Clue {
  static func evidence(in deed: Deed, signs: Signs) -> [Evidence] {
    guard deed.failure == nil, let before = deed.before, let after = deed.after,
      SceneDiff(from: before, to: after).visibleChanges(signs).isEmpty
    else { return [] }
    switch deed.action {
    case .open(let url):
      return [
        Evidence(
          "the URL \(Printable.line(url)) reached onOpenURL; compare its scheme, host and path "
            + "with those that the code there expects",
          isReason: true
        )
      ]
    case .notify(let name, _):
      return [
        Evidence(
          "\(Printable.line(name)) was posted; code that observes it must use exactly this name",
          isReason: true
        )
      ]
    case .continueActivity(let type, _):
      return [Evidence("the activity \(Printable.line(type)) reached onContinueUserActivity")]
    case .tapNotification:
      return [Evidence("the notification reached the delegate of UNUserNotificationCenter")]
    case .chooseQuickAction:
      return [Evidence("the quick action reached the delegate of the scene")]
    case .runIntent(let name, _):
      return [Evidence("perform() of \(Printable.line(name)) was called")]
    default: return []
    }
  }
}
