/// Advice about an `import` of a module that does not exist here.
enum MissingModuleExplanation {
  /// Returns an explanation of a message about a missing module, or nil if the message has another subject.
  static func of(_ message: String) -> String? {
    guard let match = message.firstMatch(of: /no such module '([^']+)'/) else { return nil }
    let module = String(match.1)
    guard let advice = advice[module] else {
      return
        "NavLab does not have the module '\(module)'. Remove the import, and use SwiftUI or Foundation instead."
    }
    return "'\(module)' is not part of NavLab: \(advice)."
  }

  private static let advice = [
    "AppKit": "use SwiftUI's views instead",
    "ComposableArchitecture": "third-party packages are not included, so use '@Observable' classes",
    "FirebaseCore": "third-party packages are not included, so use fixed data",
    "FirebaseAuth": "third-party packages are not included, so use fixed data",
    "Kingfisher": "third-party packages are not included, so use 'AsyncImage'",
    "SDWebImageSwiftUI": "third-party packages are not included, so use 'AsyncImage'",
    "Alamofire": "third-party packages are not included, so use 'URLSession'",
  ]
}
