import Foundation

extension BuiltApp {
  /// The URL schemes that the app's `Info.plist` declares, or an empty array if the file cannot be read.
  package var urlSchemes: [String] {
    guard let path = resources["Info.plist"],
      let data = FileManager.default.contents(atPath: path),
      // An unreadable list declares no schemes.
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let entries = (list as? [String: Any])?["CFBundleURLTypes"] as? [[String: Any]]
    else { return [] }
    return entries.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { scheme in
      settings.reduce(scheme) { $0.replacing("$(\($1.key))", with: $1.value) }
    }
  }
}
