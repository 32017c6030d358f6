package import Foundation

/// The parts of an app's code and settings that an exploration reads.
///
/// The source only supplies places to try and explanations; findings come from the running app.
package struct AppSources: Sendable {
  /// The text of the code, without comments.
  let code: String
  /// The schemes of links that the app's `Info.plist` registers.
  let schemes: [String]

  /// Creates the sources of an app.
  ///
  /// - Parameters:
  ///   - texts: The texts of the Swift files.
  ///   - propertyList: The content of the app's `Info.plist`, if it has one.
  package init(_ texts: [String], propertyList: Data? = nil) {
    code = texts.map(Self.withoutComments).joined(separator: "\n")
    schemes = propertyList.map(Self.schemes) ?? []
  }

  /// Returns whether a pattern matches any part of the code.
  func matches(_ pattern: Regex<Substring>) -> Bool { code.contains(pattern) }

  private static func withoutComments(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }
      .joined(separator: "\n")
  }

  private static func schemes(in propertyList: Data) -> [String] {
    // An unreadable property list registers no schemes; the build has reported it.
    let list = try? PropertyListSerialization.propertyList(from: propertyList, format: nil)
    let types = (list as? [String: Any])?["CFBundleURLTypes"] as? [[String: Any]] ?? []
    return types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
  }
}
