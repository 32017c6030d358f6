import Foundation

/// The settings with which a project's code is compiled, except for the language mode.
struct LanguageSettings: Hashable, Sendable {
  /// A Boolean value that indicates whether code is isolated to the main actor by default, as in new projects since
  /// Xcode 26.
  var isOnMainActor = false
  /// The level of data-race checks (`minimal`, `targeted` or `complete`), or nil for the language mode's default.
  var strictConcurrency: String?
  /// The names of the enabled upcoming features.
  var features: [String] = []
  /// The names defined for `#if`.
  var conditions: [String] = []

  /// The name of the package to which the code belongs, or nil if there is none.
  var packageName: String?

  /// Returns the compiler arguments for the settings in a language mode.
  ///
  /// - Parameter mode: The language mode, which implies some features.
  /// - Returns: The arguments.
  func arguments(for mode: BuildRequest.LanguageMode) -> [String] {
    var words = isOnMainActor ? ["-default-isolation", "MainActor"] : []
    if mode == .swift5, let strictConcurrency {
      words.append("-strict-concurrency=\(strictConcurrency)")
    }
    for feature in features where mode == .swift5 || !Self.featuresOfSwift6.contains(feature) {
      words += ["-enable-upcoming-feature", feature]
    }
    for condition in conditions { words += ["-D", condition] }
    if let packageName { words += ["-package-name", packageName] }
    return words
  }

  private static let featuresOfSwift6: Set = [
    "ConciseMagicFile", "ForwardTrailingClosures", "StrictConcurrency", "BareSlashRegexLiterals",
    "DeprecateApplicationMain", "ImportObjcForwardDeclarations", "DisableOutwardActorInference",
    "IsolatedDefaultValues", "GlobalConcurrency", "InferSendableFromCaptures",
    "ImplicitOpenExistentials", "RegionBasedIsolation", "DynamicActorIsolation",
    "NonfrozenEnumExhaustivity", "GlobalActorIsolatedTypesUsability",
  ]
}

extension LanguageSettings {
  /// Creates settings from Xcode's build settings.
  ///
  /// - Parameter settings: The settings of a target.
  init(_ settings: XcodeSettings) {
    isOnMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    strictConcurrency = settings["SWIFT_STRICT_CONCURRENCY"].flatMap {
      ["minimal", "targeted", "complete"].contains($0) ? $0 : nil
    }
    var features: Set<String> = []
    if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") { features = Self.approachable }
    for (name, feature) in settings.values(behind: "SWIFT_UPCOMING_FEATURE_") {
      guard let feature = Self.feature(of: name, value: feature) else { continue }
      features.insert(feature)
    }
    self.features = features.sorted()
    conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
      .filter { $0 != "DEBUG" && $0.wholeMatch(of: /[A-Za-z_]\w*/) != nil }
  }

  private static let approachable: Set = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  /// Returns the compiler's name for a feature, such as `ExistentialAny` for `EXISTENTIAL_ANY`, or nil if the feature
  /// is disabled.
  private static func feature(of name: String, value: String) -> String? {
    guard value == "YES" else { return nil }
    switch name {
    case "IMPORT_OBJC_FORWARD_DECLS": return "ImportObjcForwardDeclarations"
    case "DISABLE_OUTWARD_ACTOR_ISOLATION": return "DisableOutwardActorInference"
    default: return name.split(separator: "_").map(\.capitalized).joined()
    }
  }
}
