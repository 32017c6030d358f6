import Foundation

/// The content of an app's main bundle.
package struct AppBundle: Hashable, Sendable {
  /// The name of the app.
  package var name: String
  /// The paths of the bundle's files on the disk, keyed by their paths in the bundle.
  package var resources: [String: String]
  /// The build settings of the app's project, with all references resolved.
  package var settings: [String: String]

  /// Creates the content of a bundle.
  ///
  /// - Parameters:
  ///   - name: The name of the `App` type.
  ///   - resources: The paths of the files in the bundle, keyed by their paths in the bundle.
  ///   - settings: The build settings of the app's project, with all references resolved.
  package init(
    name: String,
    resources: [String: String] = [:],
    settings: [String: String] = [:]
  ) {
    let stem = name.hasSuffix("App") && name != "App" ? String(name.dropLast(3)) : name
    self.name = stem
    self.resources = resources
    self.settings = settings
  }

  /// The name of the file that describes an app.
  private static let information = "Info.plist"

  /// Writes the bundle to a folder.
  ///
  /// - Parameter folder: An existing folder, in which the bundle gets its own folder.
  /// - Throws: Foundation's error if a file cannot be written.
  func write(in folder: String) throws {
    let files = FileManager.default
    let bundle = URL(fileURLWithPath: "\(folder)/\(name).app", isDirectory: true)
    try files.createDirectory(at: bundle, withIntermediateDirectories: true)
    let own = resources[Self.information].flatMap { files.contents(atPath: $0) }
    try PropertyListSerialization
      .data(fromPropertyList: properties(own), format: .xml, options: 0)
      .write(to: bundle.appendingPathComponent(Self.information))
    for (place, path) in resources where place != Self.information {
      // A file that was removed since the build counts as missing.
      guard let data = files.contents(atPath: path) else { continue }
      let file = bundle.appendingPathComponent(place)
      try files.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try data.write(to: file)
    }
  }

  /// Returns the properties of an app in a new project, with values from this app's own file taking precedence.
  private func properties(_ own: Data?) -> [String: Any] {
    var usual: [String: Any] = [
      "CFBundleIdentifier": known["PRODUCT_BUNDLE_IDENTIFIER"] ?? "",
      "CFBundleName": known["PRODUCT_NAME"] ?? name,
      "CFBundleExecutable": name,
      "CFBundlePackageType": "APPL",
      "CFBundleShortVersionString": known["MARKETING_VERSION"] ?? "",
      "CFBundleVersion": known["CURRENT_PROJECT_VERSION"] ?? "",
      "CFBundleDevelopmentRegion": "en",
      "CFBundleInfoDictionaryVersion": "6.0",
    ]
    for (setting, value) in settings {
      guard let key = setting.wholeMatch(of: /INFOPLIST_KEY_(\w+)/)?.1 else { continue }
      let isSwitch = ["YES", "NO"].contains(value)
      usual[String(key)] = isSwitch ? value == "YES" : value
    }
    guard let own,
      // A file that is not a property list is ignored; Xcode would not build such an app.
      let list = try? PropertyListSerialization.propertyList(from: own, format: nil),
      let said = list as? [String: Any]
    else { return usual }
    return usual.merging(said.compactMapValues { setting(in: $0, usual) }) { $1 }
  }

  /// The facts about the app, keyed by the names of Xcode's build settings.
  private var known: [String: String] {
    [
      "PRODUCT_BUNDLE_IDENTIFIER": "com.example.\(name)", "PRODUCT_NAME": name,
      "PRODUCT_MODULE_NAME": name, "EXECUTABLE_NAME": name, "TARGET_NAME": name,
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "DEVELOPMENT_LANGUAGE": "en",
      "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
    ].merging(settings.filter { !$0.value.isEmpty }) { $1 }
  }

  /// Returns a value from the app's own file with references to settings resolved, or nil if a setting is unknown.
  private func setting(in value: Any, _ usual: [String: Any]) -> Any? {
    switch value {
    case let text as String where text.contains("$("):
      let filled = known.reduce(text) {
        $0.replacingOccurrences(of: "$(\($1.key))", with: $1.value)
      }
      return filled.contains("$(") ? nil : filled
    case let values as [Any]: return values.compactMap { setting(in: $0, usual) }
    case let values as [String: Any]: return values.compactMapValues { setting(in: $0, usual) }
    default: return value
    }
  }
}
