/// What to do about an `import` of a module that does not exist here.
enum MissingModuleExplanation {
  /// The sentence for a message, or nil when it is about something else.
  static func of(_ message: String) -> String? {
    guard let match = message.firstMatch(of: /no such module '([^']+)'/) else { return nil }
    let module = String(match.1)
    guard let advice = advice[module] else {
      return
        "NavLab compiles against SwiftUI, Foundation, Combine and Observation; '\(module)' is not there."
    }
    return "'\(module)' is not part of NavLab: \(advice)."
  }

  private static let advice = [
    "AppKit": "the lab has no AppKit views; use what SwiftUI offers",
    "SwiftData": "keep the data in arrays or '@Observable' classes",
    "CoreData": "keep the data in arrays or '@Observable' classes",
    "MapKit": "show a 'Text' in place of the map",
    "CoreLocation": "use fixed values in place of locations",
    "WebKit": "show a 'Text' in place of the page",
    "SafariServices": "show a 'Text' in place of the page",
    "Charts": "show a 'Text' in place of the chart",
    "AVKit": "show a 'Text' in place of the player",
    "AVFoundation": "leave sound and video out",
    "PhotosUI": "use 'Image(systemName:)' in place of photos",
    "StoreKit": "leave purchases out",
    "WidgetKit": "leave widgets out",
    "AppIntents": "leave intents out",
    "AuthenticationServices": "use a 'Button' in place of signing in",
    "LocalAuthentication": "use a 'Button' in place of signing in",
    "TipKit": "leave tips out",
  ]
}
