/// A module of the lab that stands in for one of Apple's, which learners' files import.
struct StandIn: Hashable, Sendable {
  /// The name that learners know.
  var name: String
  /// The module that the compiler takes, which can stand in for one name only.
  var module: String

  /// The modules that learners can import.
  static let all = [
    StandIn(name: "SwiftUI", module: "NavUI"),
    StandIn(name: "Combine", module: "OpenCombine"),
    StandIn(name: "UIKit", module: "NavUIKit"),
    StandIn(name: "UserNotifications", module: "NavUserNotifications"),
    StandIn(name: "OSLog", module: "NavOSLog"),
    StandIn(name: "os", module: "NavOS"),
  ]
}
