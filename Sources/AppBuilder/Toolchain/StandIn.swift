/// A module of NavLab that replaces one of Apple's modules in learners' imports.
struct StandIn: Hashable, Sendable {
  /// The name that learners import.
  var name: String
  /// The name of the module that the compiler uses instead.
  var module: String

  /// The modules that learners can import.
  static let all =
    [
      StandIn(name: "SwiftUI", module: "NavUI"),
      StandIn(name: "Combine", module: "OpenCombine"),
      StandIn(name: "UIKit", module: "NavUIKit"),
      StandIn(name: "UserNotifications", module: "NavUserNotifications"),
      StandIn(name: "SwiftData", module: "NavSwiftData"),
      StandIn(name: "CoreData", module: "NavCoreData"),
      StandIn(name: "CryptoKit", module: "NavCryptoKit"),
      StandIn(name: "Security", module: "NavSecurity"),
      StandIn(name: "OSLog", module: "NavOSLog"),
      StandIn(name: "os", module: "NavOS"),
      StandIn(name: "AppIntents", module: "NavAppIntents"),
    ] + inert.map { StandIn(name: $0, module: "Nav\($0)") }

  /// The names of the modules that are generated from tables and have no effect.
  ///
  /// The tables are in `Scripts/stand-ins`.
  private static let inert = [
    "AVFoundation",
    "AVKit",
    "ActivityKit",
    "AuthenticationServices",
    "BackgroundTasks",
    "Charts",
    "CloudKit",
    "Contacts",
    "CoreGraphics",
    "CoreHaptics",
    "CoreImage",
    "CoreLocation",
    "CoreMotion",
    "CoreSpotlight",
    "EventKit",
    "GameKit",
    "HealthKit",
    "LocalAuthentication",
    "MapKit",
    "MediaPlayer",
    "MessageUI",
    "MusicKit",
    "Network",
    "Photos",
    "PhotosUI",
    "SafariServices",
    "StoreKit",
    "SwiftUICore",
    "SystemConfiguration",
    "TipKit",
    "UniformTypeIdentifiers",
    "Vision",
    "WebKit",
    "WidgetKit",
  ]
}
