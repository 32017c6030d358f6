import Findings
import Testing

@testable import NavLint

@Suite("The layout of a project")
struct ProjectLayoutTests {
  private static func layout(_ files: [(String, String)]) -> ProjectLayout {
    ProjectLayout(files.map { ($0.0, Array($0.1.utf8)) })
  }

  private static let package = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Suite",
      platforms: [.macOS(.v13), .iOS(.v16)],
      targets: [
        .target(name: "Core", dependencies: [.target(name: "Other")]),
        .executableTarget(name: "Tool", path: "./Programs/Tool"),
        .testTarget(name: "CoreTests", dependencies: ["Core"]),
      ]
    )
    """

  @Test("The targets of a package are recognised by the usual folders and by paths")
  func packages() throws {
    let layout = Self.layout([("A/Package.swift", Self.package)])
    let core = try #require(layout.membership(of: "A/Sources/Core/Deep/View.swift"))
    #expect(core.deploymentTarget == DeploymentTarget(16))
    #expect(layout.membership(of: "A/Sources/Core/App.swift") == core)
    let tool = layout.membership(of: "A/Programs/Tool/main.swift")
    #expect(tool != core && tool != nil)
    let rest = layout.membership(of: "A/Examples/App.swift")
    #expect(rest?.deploymentTarget == DeploymentTarget(16))
    #expect(rest != core && rest != tool)
    #expect(layout.membership(of: "B/App.swift") == nil)
  }

  @Test(
    "Versions are read as constants and as texts",
    arguments: [
      (".iOS(.v15)", 15, 0), (".iOS(\"17.4\")", 17, 4), (".iOS(.v12)", 13, 0),
    ]
  )
  func versions(_ text: String, _ major: Int, _ minor: Int) {
    let layout = Self.layout([
      ("Package.swift", "let p = Package(name: \"P\", platforms: [\(text)])")
    ])
    #expect(
      layout.membership(of: "A.swift")?.deploymentTarget == DeploymentTarget(major, minor)
    )
  }

  @Test("A package that does not mention iOS leaves the version unknown")
  func noVersion() {
    let layout = Self.layout([("Package.swift", "let p = Package(name: \"P\")")])
    #expect(layout.membership(of: "A.swift")?.deploymentTarget == nil)
  }

  private static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        /* Begin */
        P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T1, T2, T3, ); };
        PL = {isa = XCConfigurationList; buildConfigurations = (PC, ); };
        PC = {isa = XCBuildConfiguration; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 17.0; }; };
        G = {isa = PBXGroup; children = (GA, F3, S1, ); sourceTree = "<group>"; };
        GA = {isa = PBXGroup; children = (F1, F2, ); path = App; sourceTree = "<group>"; };
        F1 /* Home.swift */ = {isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = "Shared View.swift"; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = Extra/Far.swift; sourceTree = SOURCE_ROOT; };
        S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
        T1 = {isa = PBXNativeTarget; name = App; buildPhases = (B1, ); };
        B1 = {isa = PBXSourcesBuildPhase; files = (X1, X2, ); };
        X1 = {isa = PBXBuildFile; fileRef = F1; };
        X2 = {isa = PBXBuildFile; fileRef = F2; };
        T2 = {isa = PBXNativeTarget; name = Old; buildConfigurationList = TL; buildPhases = (B2, ); };
        TL = {isa = XCConfigurationList; buildConfigurations = (TC, ); };
        TC = {isa = XCBuildConfiguration; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 15.2; }; };
        B2 = {isa = PBXSourcesBuildPhase; files = (X3, X4, ); };
        X3 = {isa = PBXBuildFile; fileRef = F2; };
        X4 = {isa = PBXBuildFile; fileRef = F3; };
        T3 = {isa = PBXNativeTarget; name = Widget; fileSystemSynchronizedGroups = (S1, ); };
      };
      rootObject = P /* Project object */;
    }
    """

  @Test("The targets of a project of Xcode are recognised by their files and folders")
  func projects() throws {
    let layout = Self.layout([("Shop/Shop.xcodeproj/project.pbxproj", Self.project)])
    let app = try #require(layout.membership(of: "Shop/App/Home.swift"))
    #expect(app.deploymentTarget == DeploymentTarget(17))
    let shared = layout.membership(of: "Shop/App/Shared View.swift")
    #expect(shared?.deploymentTarget == DeploymentTarget(15, 2))
    #expect(shared?.target == app.target)
    let far = layout.membership(of: "Shop/Extra/Far.swift")
    #expect(far?.deploymentTarget == DeploymentTarget(15, 2))
    #expect(far?.target != app.target)
    let widget = layout.membership(of: "Shop/Widget/Deep/Widget.swift")
    #expect(widget?.deploymentTarget == DeploymentTarget(17))
    #expect(Set([app.target, far?.target, widget?.target]).count == 3)
  }

  @Test("A project specification gives the oldest version unless an Xcode project lists the file")
  func specifications() {
    let text = """
      name: Shop
      options:
        deploymentTarget:
          iOS: "16.4"  # the oldest
          macOS: "13.0"
      targets:
        Shop:
          platform: iOS
          settings:
            IPHONEOS_DEPLOYMENT_TARGET: 17.0
        iOS:
          version: 12.0
      """
    let layout = Self.layout([("Shop/project.yml", text)])
    #expect(
      layout.membership(of: "Shop/App/Home.swift")?.deploymentTarget == DeploymentTarget(16, 4)
    )
    #expect(layout.membership(of: "Other/Home.swift") == nil)
    #expect(Self.layout([("Shop/project.yml", "name: Shop")]).membership(of: "Shop/A.swift") == nil)
    let both = Self.layout([
      ("Shop/project.yml", text), ("Shop/Shop.xcodeproj/project.pbxproj", Self.project),
    ])
    #expect(both.membership(of: "Shop/App/Home.swift")?.deploymentTarget == DeploymentTarget(17))
  }

  @Test("A project for the Mac alone counts as a project for that year's iOS")
  func macs() {
    let project = Self.project.replacing(
      "IPHONEOS_DEPLOYMENT_TARGET = 17.0",
      with: "MACOSX_DEPLOYMENT_TARGET = 11.0"
    )
    let layout = Self.layout([("Shop/Shop.xcodeproj/project.pbxproj", project)])
    let widget = layout.membership(of: "Shop/Widget/Deep/Widget.swift")
    #expect(widget?.deploymentTarget == DeploymentTarget(14))
    let shared = layout.membership(of: "Shop/App/Shared View.swift")
    #expect(shared?.deploymentTarget == DeploymentTarget(14))
  }

  @Test("A truncated project is read as far as possible, or not at all")
  func broken() {
    let bytes = Array(Self.project.utf8)
    for count in stride(from: 0, to: bytes.count, by: 7) {
      _ = XcodeLayout(Array(bytes[..<count])).targets
    }
    #expect(XcodeLayout([]).targets == [])
    #expect(XcodeLayout([UInt8](repeating: UInt8(ascii: "("), count: 100_000)).targets == [])
  }

  @Test("A name means the type in the file's own target")
  func targets() {
    let view = "struct Screen: View { var body: some View { NavigationStack { Text(\"\") } } }"
    let files = [
      (
        "Package.swift", Self.package.replacing("path: \"./Programs/Tool\"", with: "path: \"Tool\"")
      ),
      ("Sources/Core/Screen.swift", view),
      (
        "Sources/Core/Root.swift",
        "struct CoreRoot: View { var body: some View { TabView { Screen() } } }"
      ),
      ("Tool/Screen.swift", "struct Screen: View { var body: some View { Text(\"\") } }"),
      (
        "Tool/Root.swift",
        "struct ToolRoot: View { var body: some View { NavigationStack { Screen() } } }"
      ),
    ]
    let linter = Linter(configuration: LintConfiguration())
    #expect(linter.judge(files.map { ($0.0, Array($0.1.utf8)) }).findings == [])
    let swapped = files.map { path, code in
      (path == "Tool/Root.swift" ? "Sources/Core/Other.swift" : path, Array(code.utf8))
    }
    #expect(linter.judge(swapped).findings.map(\.fault) == ["nested-stack"])
  }

  @Test("Targets whose settings isolate all code to the main actor are known")
  func isolation() {
    let router = ("final class Router: ObservableObject { @Published var path = NavigationPath() }")
    let isolated = Self.package.replacing(
      "name: \"Core\",",
      with: "name: \"Core\", swiftSettings: [.defaultIsolation(MainActor.self)],"
    )
    let judge = { (files: [(String, String)]) in
      Linter(configuration: LintConfiguration()).judge(files.map { ($0.0, Array($0.1.utf8)) })
        .findings.map(\.place.file)
    }
    #expect(
      judge([
        ("Package.swift", isolated), ("Sources/Core/Router.swift", router),
        ("Programs/Tool/Router.swift", router),
      ]) == ["Programs/Tool/Router.swift"]
    )
    #expect(
      judge([("Package.swift", Self.package), ("Sources/Core/Router.swift", router)])
        == ["Sources/Core/Router.swift"]
    )
    let setting = { (value: String) in
      "IPHONEOS_DEPLOYMENT_TARGET = 17.0; SWIFT_DEFAULT_ACTOR_ISOLATION = \(value);"
    }
    let project = { (value: String) in
      Self.project.replacing("IPHONEOS_DEPLOYMENT_TARGET = 17.0;", with: setting(value))
    }
    let path = "Shop/Shop.xcodeproj/project.pbxproj"
    #expect(judge([(path, project("MainActor")), ("Shop/App/Home.swift", router)]) == [])
    #expect(
      judge([(path, project("nonisolated")), ("Shop/App/Home.swift", router)])
        == ["Shop/App/Home.swift"]
    )
    // A target's own setting comes before the project's.
    let own = project("MainActor").replacing(
      "IPHONEOS_DEPLOYMENT_TARGET = 15.2;",
      with: "SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;"
    )
    #expect(judge([(path, own), ("Shop/Extra/Far.swift", router)]) == ["Shop/Extra/Far.swift"])
    #expect(judge([(path, own), ("Shop/App/Home.swift", router)]) == [])
  }

  @Test("A configured version takes precedence over the manifest's")
  func configured() {
    let files = [
      ("Package.swift", "let p = Package(name: \"P\", platforms: [.iOS(.v15)])"),
      ("App.swift", "struct A: View { var body: some View { NavigationView { Text(\"\") } } }"),
    ].map { ($0.0, Array($0.1.utf8)) }
    let judge = { Linter(configuration: $0).judge(files).findings.map(\.fault) }
    #expect(judge(LintConfiguration()) == [])
    #expect(
      judge(LintConfiguration(deploymentTarget: DeploymentTarget(17)))
        == ["deprecated-navigation-view"]
    )
  }
}
