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
    "ComposableArchitecture": "NavLab does not have other packages; use '@Observable' classes",
    "FirebaseCore": "NavLab does not have other packages; use fixed data",
    "FirebaseAuth": "NavLab does not have other packages; use fixed data",
    "Kingfisher": "NavLab does not have other packages; use 'AsyncImage'",
    "SDWebImageSwiftUI": "NavLab does not have other packages; use 'AsyncImage'",
    "Alamofire": "NavLab does not have other packages; use 'URLSession'",
  ]
}
