import Foundation
import Shares
import Testing

/// Every other run takes these tests, since the package manager takes long.
@Suite(
  "Opening apps with packages from the network",
  .serialized,
  .enabled(if: Share(of: 2).takes(1))
)
struct RemotePackageTests {
  private static let app = """
    import Steps
    import SwiftUI
    @main struct WalksApp: App { var body: some Scene { WindowGroup { ContentView() } } }
    struct ContentView: View {
      @State private var router = StepRouter()
      var body: some View {
        NavigationStack(path: $router.path) {
          StepList(router: router)
            .navigationDestination(for: String.self) { Text("Step \\($0)").navigationTitle($0) }
        }
      }
    }
    """

  private static let steps = """
    import SwiftUI
    import Words
    @Observable public final class StepRouter {
      public var path: [String] = []
      public init() {}
    }
    public struct StepList: View {
      let router: StepRouter
      public init(router: StepRouter) { self.router = router }
      public var body: some View {
        List(allWords(), id: \\.self) { word in Button(word) { router.path.append(word) } }
      }
    }
    """

  private static let words = """
    public func allWords() -> [String] {
      #if os(iOS)
      ["one", "two"]
      #else
      []
      #endif
    }
    """

  private static func manifest(_ name: String, needs: String = "") -> String {
    let dependency =
      needs.isEmpty ? "" : "dependencies: [.product(name: \"Words\", package: \"words\")]"
    return """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "\(name)",
        platforms: [.iOS(.v17)],
        products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [\(needs)],
        targets: [.target(name: "\(name)"\(dependency.isEmpty ? "" : ", " + dependency))]
      )
      """
  }

  private static func project(address: String) -> String {
    """
    // !$*UTF8*$!
    { objectVersion = 77; objects = {
      G1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Walks; sourceTree = "<group>"; };
      G0 = {isa = PBXGroup; children = (G1, ); sourceTree = "<group>"; };
      Q1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "\(address)";
        requirement = { kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
      Q2 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.invalid/linter";
        requirement = { kind = branch; branch = main; }; };
      D1 = {isa = XCSwiftPackageProductDependency; package = Q1; productName = Steps; };
      D2 = {isa = XCSwiftPackageProductDependency; package = Q2; productName = "plugin:Linter"; };
      T1 = {isa = PBXNativeTarget; name = Walks; productType = "com.apple.product-type.application"; buildPhases = ();
        fileSystemSynchronizedGroups = (G1, ); packageProductDependencies = (D1, D2, ); };
      R0 = {isa = PBXProject; mainGroup = G0; targets = (T1, ); packageReferences = (Q1, Q2, ); };
    }; rootObject = R0; }
    """
  }

  private func folder(_ files: [String: String]) throws -> LearnerFolder {
    let folder = try LearnerFolder()
    for (name, text) in files {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name).deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try folder.write(text, to: name)
    }
    return folder
  }

  /// Makes a repository with one version of a folder of files.
  private func publish(_ path: String) throws {
    let identity = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
    for words in [
      ["init", "--quiet"], ["add", "--all"],
      identity + ["-c", "commit.gpgsign=false", "commit", "--quiet", "--message", "First"],
      identity + ["-c", "tag.gpgsign=false", "tag", "1.2.0"],
    ] {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["git", "-C", path] + words
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(words)")
    }
  }

  @Test("a package that the project names by address is a module, with its dependencies")
  func fetched() throws {
    let folder = try folder([
      "steps/Sources/Steps/Steps.swift": Self.steps,
      "words/Package.swift": Self.manifest("Words"),
      "words/Sources/Words/Words.swift": Self.words, "App/Walks/WalksApp.swift": Self.app,
    ])
    let path = folder.url.path
    try folder.write(
      Self.manifest("Steps", needs: ".package(url: \"file://\(path)/words\", from: \"1.0.0\")"),
      to: "steps/Package.swift"
    )
    try publish("\(path)/words")
    try publish("\(path)/steps")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "App/Walks.xcodeproj"),
      withIntermediateDirectories: true
    )
    try folder.write(
      Self.project(address: "file://\(path)/steps"),
      to: "App/Walks.xcodeproj/project.pbxproj"
    )
    let script = """
      tap "two"
      expect screen "two"
      expect text "Step two"

      """
    let run = try CommandRun.run(["run", "App"], in: folder, input: script)
    #expect(run.status == 0, "\(run)")
  }

  @Test("a package that cannot be fetched is named")
  func unreachable() throws {
    let folder = try folder([
      "App/Walks/WalksApp.swift": Self.app,
      "App/Walks.xcodeproj/project.pbxproj": Self.project(address: "file:///nowhere/steps"),
    ])
    let run = try CommandRun.run(["build", "App"], in: folder)
    #expect(run.status == 2, "\(run)")
    #expect(run.errors.hasPrefix("navlab: the app's packages cannot be built: "), "\(run)")
    #expect(run.errors.contains("/nowhere/steps"), "\(run)")
  }
}
