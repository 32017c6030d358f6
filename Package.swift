// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// A module of NavLab: its folder under `Sources`, and the siblings and products that it may import.
func module(
  _ name: String,
  _ dependencies: [Target.Dependency] = [],
  linkerSettings: [LinkerSetting] = []
) -> Target {
  .target(name: name, dependencies: dependencies, linkerSettings: linkerSettings)
}

/// The tests of one module, in `Tests/<module>Tests`.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: "\(name)Tests", dependencies: dependencies)
}

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser",
  package: "swift-argument-parser"
)
let yams = Target.Dependency.product(name: "Yams", package: "Yams")
let openCombine = Target.Dependency.product(name: "OpenCombine", package: "OpenCombine")
let swiftSyntax = Target.Dependency.product(name: "SwiftSyntax", package: "swift-syntax")
let swiftParser = Target.Dependency.product(name: "SwiftParser", package: "swift-syntax")

extension Package.Dependency {
  var isSwiftSyntax: Bool {
    if case .sourceControl(_, let location, _) = kind {
      location.hasSuffix("/swift-syntax")
    } else {
      false
    }
  }
}

// What does nothing is made from tables; see Scripts/stand-ins.
let inertModules = [
  "NavAVFoundation",
  "NavAVKit",
  "NavActivityKit",
  "NavAuthenticationServices",
  "NavBackgroundTasks",
  "NavCharts",
  "NavCloudKit",
  "NavContacts",
  "NavCoreGraphics",
  "NavCoreHaptics",
  "NavCoreImage",
  "NavCoreLocation",
  "NavCoreMotion",
  "NavCoreSpotlight",
  "NavEventKit",
  "NavFrameworks",
  "NavGameKit",
  "NavHealthKit",
  "NavLocalAuthentication",
  "NavMapKit",
  "NavMediaPlayer",
  "NavMessageUI",
  "NavMusicKit",
  "NavNetwork",
  "NavPhotos",
  "NavPhotosUI",
  "NavSafariServices",
  "NavStoreKit",
  "NavSwiftUICore",
  "NavSystemConfiguration",
  "NavTipKit",
  "NavUniformTypeIdentifiers",
  "NavVision",
  "NavWebKit",
  "NavWidgetKit",
]

let package = Package(
  name: "NavLab",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "navlab", targets: ["navlab"]),
    .executable(name: "navbox", targets: ["navbox"]),
    .executable(name: "navlab-syntax", targets: ["navlab-syntax"]),
    .library(
      name: "NavRuntime",
      type: .dynamic,
      targets: [
        "NavUI", "NavCalls", "NavHost", "NavUIKit", "NavUserNotifications", "NavSwiftData",
        "NavCoreData", "NavSecurity", "NavCryptoKit", "NavAppIntents",
        "NavOSLog",
        "NavOS",
      ] + inertModules
    ),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CEditline",
      pkgConfig: "libedit",
      providers: [.apt(["libedit-dev"]), .brew(["libedit"])]
    ),
    .systemLibrary(
      name: "CMarkdown",
      pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]
    ),
    .systemLibrary(
      name: "CZlib",
      pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"])]
    ),
    .systemLibrary(name: "CSupervision"),
    module("SharedLists"),
    module("Spawning"),
    module("SceneModel", ["SharedLists"]),
    module("FaultCatalogue"),
    module("Misspellings"),
    module("PropertyLists"),
    module("Findings", ["FaultCatalogue", "Misspellings", "SceneModel"]),
    module("SurfaceTables"),
    module(
      "NavLint",
      ["FaultCatalogue", "Findings", "PropertyLists", swiftSyntax, swiftParser]
    ),
    module("LintServer", ["FaultCatalogue", "Findings", "NavLint"]),
    .executableTarget(
      name: "navlab-syntax",
      dependencies: ["Findings", "LintServer", "NavLint", "Spawning"]
    ),
    module("NavFoundation", [openCombine]),
    module("NavUI", ["NavFoundation", "NavUIMacros", "SceneModel", "SharedLists", openCombine]),
    module("NavUIKit", ["NavUI"]),
    module("NavUserNotifications", ["NavUI"]),
    module("NavSwiftData", ["NavFoundation", "NavUI", "NavUIMacros"]),
    module("NavOSLog"),
    module("NavOS", ["NavOSLog"]),
    module("NavAVFoundation", ["NavUI"]),
    module("NavAVKit", ["NavAVFoundation", "NavUI"]),
    module("NavAuthenticationServices", ["NavUI"]),
    module("NavCharts", ["NavUI"]),
    module("NavCoreGraphics", ["NavUI"]),
    module("NavCoreImage", ["NavUI"]),
    module("NavCoreLocation"),
    module("NavLocalAuthentication"),
    module("NavMapKit", ["NavCoreLocation", "NavUI"]),
    module("NavMessageUI", ["NavUI"]),
    module("NavFrameworks", ["NavAVFoundation", "NavUI"]),
    module("NavPhotosUI", ["NavPhotos", "NavUI"]),
    module("NavSafariServices", ["NavUI"]),
    module("NavStoreKit", ["NavUI"]),
    module("NavUniformTypeIdentifiers", ["NavUI"]),
    module("NavWebKit", ["NavUI"]),
    module("NavActivityKit"),
    module("NavAppIntents", ["NavUI"]),
    module("NavBackgroundTasks"),
    module("NavCloudKit"),
    module("NavContacts"),
    module("NavCoreHaptics"),
    module("NavCoreMotion"),
    module("NavCoreSpotlight", ["NavUniformTypeIdentifiers"]),
    module("NavEventKit", ["NavUI"]),
    module("NavGameKit", ["NavUI"]),
    module("NavHealthKit"),
    module("NavMediaPlayer", ["NavUI"]),
    module("NavMusicKit", ["NavUI"]),
    module("NavNetwork"),
    module("NavPhotos", ["NavUI"]),
    module("NavSwiftUICore", ["NavUI"]),
    module("NavSystemConfiguration"),
    module("NavTipKit", ["NavUI", "NavUIMacros"]),
    module("NavVision", ["NavUI"]),
    module("NavWidgetKit", ["NavActivityKit", "NavUI", "NavUIMacros"]),
    module("NavCoreData", ["NavFoundation", "NavUI", "NavUIMacros", openCombine]),
    module("NavSecurity"),
    module("NavCryptoKit"),
    module("NavCalls"),
    module("NavHost", ["NavAppIntents", "NavCalls", "NavUI", "SceneModel"]),
    .macro(name: "NavUIMacros"),
    .executableTarget(
      name: "navbox",
      linkerSettings: ["dl", "pthread"].map { .linkedLibrary($0, .when(platforms: [.linux])) }
    ),
    module("ObjectFiles"),
    module("AppBuilder", ["ObjectFiles", "PropertyLists", "SceneModel", "Spawning"]),
    module("AppSession", ["CSupervision", "ObjectFiles", "SceneModel", "Spawning"]),
    module("SceneText", ["SceneModel"]),
    module(
      "Script",
      ["SceneModel", "AppSession", "FaultCatalogue", "Misspellings", "SceneText"]
    ),
    module("Course", ["CMarkdown", "FaultCatalogue", "Findings", "Misspellings", yams]),
    module("Archives", ["CZlib"]),
    module(
      "Grading",
      [
        "AppBuilder", "AppSession", "Archives", "Course", "Findings", "SceneModel", "SceneText",
        "Script", "Spawning",
      ]
    ),
    module(
      "Publishing",
      ["Course", "FaultCatalogue", "Grading", "SceneModel", "SceneText", "Script"]
    ),
    module(
      "AppTesting",
      ["AppBuilder", "AppSession", "Grading", "SceneModel", "SceneText", "Script"]
    ),
    module("Exploration", ["AppSession", "Grading", "SceneModel", "SceneText", "Script"]),
    module("LineEditing", ["CEditline", "SceneModel"]),
    module("Terminal"),
    module(
      "Shell",
      [
        "AppBuilder", "AppSession", "AppTesting", "Course", "FaultCatalogue", "Findings", "Grading",
        "LineEditing", "Publishing", "SceneModel", "SceneText", "Script", "Terminal",
      ]
    ),
    .executableTarget(
      name: "navlab",
      dependencies: [
        "AppBuilder", "AppSession", "AppTesting", "Course", "Exploration", "Findings", "Grading",
        "LineEditing", "SceneModel", "SceneText", "Script", "Shell", "Terminal", argumentParser,
      ]
    ),
    .executableTarget(
      name: "RuntimeBenchmark",
      dependencies: ["NavUI", "SceneModel", "SharedLists"],
      path: "Tests/RuntimeBenchmark",
      swiftSettings: [.unsafeFlags(["-Onone"], .when(configuration: .release))]
    ),
    .executableTarget(name: "FakeApp", dependencies: ["SceneModel"], path: "Tests/FakeApp"),
    .executableTarget(
      name: "SupervisionProbe",
      dependencies: ["AppSession"],
      path: "Tests/SupervisionProbe"
    ),
    .executableTarget(
      name: "ServingProbe",
      dependencies: ["AppSession", "ProgramFiles"],
      path: "Tests/ServingProbe"
    ),
    tests("SharedLists", ["SceneModel", "SharedLists", "Shares"]),
    tests("Spawning", ["Spawning"]),
    tests("SceneModel", ["SceneModel", "SharedLists", "Shares"]),
    tests("NavFoundation", ["NavFoundation", openCombine]),
    tests("NavUI", ["NavUI", "SceneModel", "SharedLists", "TimeProbe", openCombine]),
    tests("NavSwiftData", ["NavSwiftData", "NavUI", "SceneModel"]),
    tests("NavCoreData", ["NavCoreData", "NavUI", "SceneModel"]),
    .executableTarget(
      name: "TimeProbe",
      dependencies: ["NavUI", openCombine],
      path: "Tests/TimeProbe"
    ),
    .testTarget(
      name: "ReferenceTests",
      dependencies: ["NavUI", "SceneModel", "SharedLists", "Shares"]
    ),
    tests("NavHost", ["NavHost", "NavUI", "SceneModel"]),
    tests("ObjectFiles", ["ObjectFiles"]),
    tests("AppBuilder", ["AppBuilder", "ObjectFiles", "ProcessorTime", "SceneModel", "Shares"]),
    tests(
      "AppSession",
      [
        "AppSession", "SceneModel", "FakeApp", "ProcessorTime", "ProgramFiles", "ServingProbe",
        "Spawning", "SupervisionProbe",
      ]
    ),
    tests("SceneText", ["ProcessorTime", "SceneText", "SceneModel"]),
    tests(
      "Script",
      ["Script", "AppSession", "FaultCatalogue", "ProcessorTime", "SceneModel", "SceneText"]
    ),
    tests("Archives", ["Archives", "ProcessorTime"]),
    tests("Course", ["Course", "FaultCatalogue", "FaultFiles", "Findings"]),
    tests(
      "Grading",
      [
        "Grading", "AppBuilder", "AppSession", "Archives", "Browsing", "Course", "FaultCatalogue",
        "Findings", "JSONShapes", "ProcessorTime", "SceneModel", "SceneText", "Script", "Shares",
      ]
    ),
    tests(
      "Exploration",
      ["Exploration", "AppBuilder", "AppSession", "FaultCatalogue", "FaultFiles", "Shares"]
    ),
    tests(
      "Publishing",
      [
        "Publishing", "Browsing", "Course", "FaultCatalogue", "FaultFiles", "Grading", "JSONShapes",
        "SceneModel", "SceneText", "Script", "Shares",
      ]
    ),
    tests(
      "AppTesting",
      [
        "AppTesting", "AppBuilder", "AppSession", "Grading", "ProgramFiles", "SceneModel",
        "SceneText", "Script",
      ]
    ),
    tests("LineEditing", ["LineEditing", "Terminal", "VirtualTerminal", "EditorProbe"]),
    .executableTarget(
      name: "EditorProbe",
      dependencies: ["LineEditing"],
      path: "Tests/EditorProbe"
    ),
    tests("Terminal", ["Terminal", "VirtualTerminal"]),
    tests(
      "Shell",
      [
        "Shell", "AppBuilder", "AppSession", "Course", "FaultCatalogue", "FaultFiles", "Findings",
        "Grading",
        "LineEditing", "ProgramFiles", "Publishing", "SceneModel", "SceneText", "Script",
        "Terminal", "VirtualTerminal",
      ]
    ),
    .testTarget(
      name: "ListingTests",
      dependencies: ["AppBuilder", "AppSession", "SceneText", "Script", "Shares"],
      exclude: ["Apps", "Features"]
    ),
    tests(
      "FaultCatalogue",
      [
        "FaultCatalogue", "AppBuilder", "AppSession", "FaultFiles", "SceneModel", "SceneText",
        "Script", "Shares",
      ]
    ),
    .target(
      name: "FaultFiles",
      dependencies: ["Course", "FaultCatalogue"],
      path: "Tests/FaultFiles"
    ),
    .target(name: "JSONShapes", path: "Tests/JSONShapes"),
    .target(name: "Browsing", path: "Tests/Browsing"),
    .target(name: "ProcessorTime", path: "Tests/ProcessorTime"),
    .target(name: "ProgramFiles", path: "Tests/ProgramFiles"),
    .target(name: "Shares", path: "Tests/Shares"),
    .target(
      name: "VirtualTerminal",
      dependencies: ["SceneText", "Terminal"],
      path: "Tests/VirtualTerminal"
    ),
    tests("Misspellings", ["Misspellings"]),
    tests("PropertyLists", ["PropertyLists"]),
    tests("SurfaceTables", ["SurfaceTables"]),
    tests("Findings", ["FaultCatalogue", "Findings", "JSONShapes"]),
    tests(
      "NavLint",
      [
        "AppBuilder", "Course", "FaultCatalogue", "FaultFiles", "Findings", "NavLint",
        "ProcessorTime", "SceneModel", "Shares", swiftSyntax, swiftParser,
      ]
    ),
    tests("LintServer", ["Findings", "LintServer", "NavLint", "SceneModel"]),
    tests("Architecture", ["Shares"]),
    tests(
      "EndToEnd",
      [
        "Browsing", "Findings", "ProgramFiles", "SceneModel", "Shares", "Terminal",
        "VirtualTerminal",
        yams,
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// A build for use leaves out what only tests and benchmarks need; see Scripts/build.
let measured: Set = ["EditorProbe", "RuntimeBenchmark"]

// What needs swift-syntax, which takes minutes to build, is built apart from the rest: for use in a build of
// its own, see Scripts/build-syntax.
let ofSyntax: Set = [
  "FaultCatalogue", "Findings", "LintServer", "Misspellings", "NavLint", "PropertyLists",
  "SceneModel", "SharedLists", "Spawning", "navlab-syntax",
]
switch Context.environment["NAVLAB_BUILD"] {
case "use", "benchmarks":
  let isMeasured = Context.environment["NAVLAB_BUILD"] == "benchmarks"
  package.targets.removeAll {
    $0.type == .test
      || $0.path?.hasPrefix("Tests/") == true && !(isMeasured && measured.contains($0.name))
      || ["LintServer", "NavLint", "SurfaceTables", "navlab-syntax"].contains($0.name)
  }
  package.products.removeAll { $0.name == "navlab-syntax" }
  package.dependencies.removeAll { $0.isSwiftSyntax }
case "syntax":
  package.targets.removeAll { !ofSyntax.contains($0.name) }
  // What takes long in a linter is parsing, and that is swift-syntax.
  for target in package.targets {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"])]
  }
  package.products.removeAll { $0.name != "navlab-syntax" }
  package.dependencies.removeAll { !$0.isSwiftSyntax }
default: break
}

// While working on some modules, their tests alone build faster: NAVLAB_TESTS="Script Shell".
if let wanted = Context.environment["NAVLAB_TESTS"]?.split(separator: " ").map({ "\($0)Tests" }) {
  package.targets.removeAll { $0.type == .test && !wanted.contains($0.name) }
}

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]
for target in package.targets where target.type != .system && target.name != "navbox" {
  // A file that is made from a table imports what its module imports, whether it needs that or not.
  target.swiftSettings =
    (target.swiftSettings ?? [])
    + (inertModules.contains(target.name)
      ? [.enableUpcomingFeature("ExistentialAny"), .treatAllWarnings(as: .error)] : strict)
}
