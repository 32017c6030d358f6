/// Advice about an `import` of a module that does not exist here.
enum MissingModuleExplanation {
  /// Returns the sentence for a message, or nil if it is about something else.
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
    "AppKit": "NavLab has no AppKit views; use SwiftUI's views",
    "CoreData": "use SwiftData, whose '@Model' classes and '@Query' do the same",
    "WidgetKit": "leave widgets out",
    "TipKit": "leave tips out",
    "QuartzCore": "nothing is drawn here, so leave it out",
    "CoreMotion": "use fixed values in place of movements",
    "CoreHaptics": "there is nothing to feel here, so leave it out",
    "AudioToolbox": "leave sound out",
    "GameKit": "leave out the services for games",
    "SpriteKit": "show a 'Text' in place of the game",
    "SceneKit": "show a 'Text' in place of the scene",
    "RealityKit": "show a 'Text' in place of the scene",
    "ARKit": "show a 'Text' in place of the scene",
    "HealthKit": "use fixed values in place of measurements",
    "EventKit": "keep events in arrays",
    "Contacts": "keep people in arrays",
    "ContactsUI": "keep people in arrays",
    "CloudKit": "keep the data in arrays or '@Observable' classes",
    "Photos": "use 'Image(systemName:)' in place of photos",
    "QuickLook": "show a 'Text' in place of the preview",
    "LinkPresentation": "use 'Link'",
    "Network": "use fixed data in place of a connection",
    "ActivityKit": "leave out live activities",
    "BackgroundTasks": "leave out work in the background",
    "CryptoKit": "leave it out",
    "Security": "keep the value in 'UserDefaults'",
    "NaturalLanguage": "leave it out",
    "Vision": "leave it out",
    "CoreML": "leave it out",
    "FoundationModels": "use fixed texts in place of answers",
    "ComposableArchitecture": "NavLab does not have other packages; use '@Observable' classes",
    "FirebaseCore": "NavLab does not have other packages; use fixed data",
    "FirebaseAuth": "NavLab does not have other packages; use fixed data",
    "Kingfisher": "NavLab does not have other packages; use 'AsyncImage'",
    "SDWebImageSwiftUI": "NavLab does not have other packages; use 'AsyncImage'",
    "Alamofire": "NavLab does not have other packages; use 'URLSession'",
  ]
}
