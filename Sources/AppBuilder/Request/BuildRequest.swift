/// A request to build one learner's Swift files, with options for the build.
package struct BuildRequest: Hashable, Sendable {
  /// The path of the folder to which names in messages are relative.
  package var folder: String
  /// The paths of the Swift files, absolute or relative to the folder.
  package var files: [String]
  /// The names that messages use instead of paths, keyed by the paths in `files`.
  package var names: [String: String] = [:]
  /// The name of the learner's module, which `String(reflecting:)` and Swift's fatal errors show.
  package var moduleName: String
  /// The oldest iOS version that the app targets.
  package var iOSVersion: Int
  /// The Swift language mode.
  package var languageMode: LanguageMode

  /// The limits of the build.
  package var allowance = Allowance.submission
  /// The user's choices for the build.
  package var choices = BuildChoices()

  /// The paths that the user named and in which `files` were found.
  var named: [String] = []
  /// The settings with which the code is compiled, except for the language mode.
  var language = LanguageSettings()
  /// The facts about the folder's project, or nil if no project has been read.
  var project: ProjectContents?

  /// A set of limits for a build.
  package enum Allowance: Hashable, Sendable {
    /// The limits for a submission, which are the same for every learner.
    case submission
    /// The limits for a build on the user's own computer, which grow with the size of the app.
    case ownWork
  }

  /// A Swift language mode.
  package enum LanguageMode: String, Hashable, Sendable {
    /// Swift 5, the default of Xcode's app projects.
    case swift5 = "5"
    /// Swift 6, with complete concurrency checking.
    case swift6 = "6"
  }

  /// Creates a request for a build.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder to which names in messages are relative.
  ///   - files: The paths of the Swift files, absolute or relative to the folder.
  ///   - moduleName: The name of the module; a name that Swift cannot use is changed.
  ///   - iOSVersion: The oldest iOS version that the app targets; with the newest one, every name is allowed.
  ///   - languageMode: The Swift language mode.
  package init(
    folder: String,
    files: [String],
    moduleName: String = "MyApp",
    iOSVersion: Int = BuildRequest.newestIOSVersion,
    languageMode: LanguageMode = .swift5
  ) {
    self.folder = folder
    self.files = files
    self.moduleName = Self.identifier(from: moduleName)
    self.iOSVersion = iOSVersion
    self.languageMode = languageMode
  }

  /// The newest iOS version whose names NavUI declares.
  package static let newestIOSVersion = 27

  /// The system for which names are checked, or nil if no name can be too new.
  var checkedSystem: SystemVersion? {
    iOSVersion < Self.newestIOSVersion ? SystemVersion(major: iOSVersion) : nil
  }

  /// The module names that would collide with other names, or make types ambiguous.
  private static let takenNames: Set<String> = [
    "Swift", "SwiftUI", "NavUI", "NavHost", "SceneModel", "Foundation", "Observation", "Combine",
    "NavFoundation", "NavCalls", "NavLabCalls", "SharedLists", "OpenCombine", "COpenCombineHelpers",
    "Dispatch", "main", "App", "Scene", "View", "Text", "List", "Button", "Tab", "State",
  ]

  /// Returns a valid module name derived from another name.
  static func identifier(from name: String) -> String {
    let letters = name.unicodeScalars.map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        ? Character(scalar) : "_"
    }
    let text = String(letters)
    let isUsable = text.contains(where: \.isLetter) && text.first?.isNumber == false
    return isUsable && !takenNames.contains(text) ? text : "My\(text)"
  }
}
