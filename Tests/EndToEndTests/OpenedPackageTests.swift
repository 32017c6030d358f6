import Foundation
import Shares
import Testing

/// Each run takes half of the tests, since the package manager takes long.
@Suite("Opening apps with packages", .serialized)
struct OpenedPackageTests {
  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Core",
      platforms: [.iOS(.v17)],
      products: [.library(name: "Core", targets: ["Core"])],
      dependencies: [.package(path: "../Names")],
      targets: [
        .target(name: "Core", dependencies: [.product(name: "Names", package: "Names")]),
        .testTarget(name: "CoreTests", dependencies: ["Core"]),
      ]
    )
    """

  private static let names = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Names",
      products: [.library(name: "Names", targets: ["Names"])],
      targets: [.target(name: "Names", resources: [.process("names.json")])]
    )
    """

  private static let unused = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Unused",
      products: [.library(name: "Unused", targets: ["Unused"])],
      targets: [.target(name: "Unused")]
    )
    """

  private static let router = """
    import Names
    import SwiftUI
    @Observable public final class Router {
      public var path: [String] = []
      public init() {}
      public func show(_ name: String) { path.append(name) }
    }
    public struct NameList: View {
      @Environment(Router.self) private var router
      public init() {}
      public var body: some View {
        List(allNames(), id: \\.self) { name in Button(name) { router.show(name) } }
      }
    }
    #if os(iOS)
    @objc public class Haptics: NSObject { @objc public static func tap() {} }
    #endif
    """

  private static let loader = """
    import Foundation
    public func allNames() -> [String] {
      guard let url = Bundle.module.url(forResource: "names", withExtension: "json") else { return [] }
      return (try? JSONDecoder().decode([String].self, from: Data(contentsOf: url))) ?? []
    }
    """

  private static let app = """
    import Core
    import SwiftUI
    @main struct HikesApp: App {
      @State private var router = Router()
      var body: some Scene { WindowGroup { Home().environment(router) } }
    }
    @Observable final class Visits {
      var count = 0
      func add(_ number: Int) { count += number }
    }
    struct Home: View {
      @Environment(Router.self) private var router
      @State private var visits = Visits()
      var body: some View {
        @Bindable var router = router
        NavigationStack(path: $router.path) {
          VStack {
            NameList()
            Text("visits \\(visits.count)")
          }
          .navigationTitle("Names")
          .navigationDestination(for: String.self) { Text("Hello \\($0)").navigationTitle($0) }
        }
        .onAppear { Haptics.tap() }
        .onChange(of: router.path) { if !router.path.isEmpty { visits.add(1) } }
      }
    }
    """

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

  private var workspace: [String: String] {
    [
      "Hikes/App/HikesApp.swift": Self.app,
      "Hikes/Packages/Core/Package.swift": Self.manifest,
      "Hikes/Packages/Core/Sources/Core/Router.swift": Self.router,
      "Hikes/Packages/Core/Tests/CoreTests/T.swift": "import XCTest",
      "Hikes/Packages/Unused/Package.swift": Self.unused,
      "Hikes/Packages/Unused/Sources/Unused/Unused.swift": "import NowhereToBeFound",
      "Hikes/Packages/Names/Package.swift": Self.names,
      "Hikes/Packages/Names/Sources/Names/Names.swift": Self.loader,
      "Hikes/Packages/Names/Sources/Names/names.json": #"["Ada", "Bob"]"#,
    ]
  }

  @Test(
    "an app imports neighbouring packages by name; packages it does not import may be broken",
    .enabled(if: Share(of: 4).takes(0))
  )
  func workspaceOfPackages() throws {
    let folder = try folder(workspace)
    let script = """
      tap "Ada"
      expect screen "Ada"
      expect text "Hello Ada"
      back
      expect text "visits 1"
      visits.add(2)
      expect text "visits 3"

      """
    let run = try CommandRun.run(["run", "Hikes"], in: folder, input: script)
    #expect(run.status == 0, "\(run)")
    // What is wrong in a package is told where it is.
    let wrong = Self.router.replacing("path.append(name)", with: "path.append(missing)")
    try folder.write(wrong, to: "Hikes/Packages/Core/Sources/Core/Router.swift")
    let broken = try CommandRun.run(["build", "Hikes"], in: folder)
    #expect(broken.status == 3, "\(broken)")
    #expect(
      broken.errors.hasPrefix(
        "Hikes/Packages/Core/Sources/Core/Router.swift:6:50: error: cannot find 'missing' in scope"
      ),
      "\(broken)"
    )
  }

  @Test(
    "a package with an app is opened, with package access between its targets",
    .enabled(if: Share(of: 4).takes(1))
  )
  func ownPackage() throws {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Trips",
        products: [.executable(name: "Trips", targets: ["Trips"])],
        targets: [
          .target(name: "Model"),
          .executableTarget(name: "Trips", dependencies: ["Model"], resources: [.copy("trips.txt")]),
        ]
      )
      """
    let app = """
      import Model
      import SwiftUI
      @main struct TripsApp: App {
        var body: some Scene {
          WindowGroup {
            Text(inner())
            Text(Bundle.module.url(forResource: "trips", withExtension: "txt") == nil ? "none" : "found")
          }
        }
      }
      """
    let folder = try folder([
      "My Trips/Package.swift": manifest, "My Trips/Sources/Trips/App.swift": app,
      "My Trips/Sources/Trips/trips.txt": "a",
      "My Trips/Sources/Model/Model.swift": "package func inner() -> String { \"inside\" }",
    ])
    let run = try CommandRun.run(
      ["run", "My Trips"],
      in: folder,
      input: "expect text \"inside\"\nexpect text \"found\"\n"
    )
    #expect(run.status == 0, "\(run)")
  }

  @Test(
    "the package manager's refusals are reported in its own words",
    .enabled(if: Share(of: 4).takes(2))
  )
  func refused() throws {
    var files = workspace
    files["Hikes/Packages/Core/Package.swift"] = Self.manifest.replacing(
      "../Names",
      with: "../Nowhere"
    )
    let run = try CommandRun.run(["build", "Hikes"], in: folder(files))
    #expect(run.status == 2, "\(run)")
    #expect(run.errors.hasPrefix("navlab: the app's packages cannot be built: "), "\(run)")
    #expect(run.errors.contains("Nowhere"), "\(run)")
    files["Hikes/Packages/Core/Package.swift"] = Self.manifest.replacing("(name:", with: "(nme:")
    let unread = try CommandRun.run(["build", "Hikes"], in: folder(files))
    #expect(unread.status == 3, "\(unread)")
    #expect(unread.errors.hasPrefix("Hikes/Packages/Core/Package.swift:"), "\(unread)")
  }

  @Test(
    "the names of a catalogue's pictures and colours are available",
    .enabled(if: Share(of: 4).takes(3))
  )
  func assets() throws {
    let app = """
      import SwiftUI
      struct ContentView: View {
        var body: some View {
          VStack {
            Image(.hero).accessibilityLabel("picture")
            Text("brand").foregroundStyle(Color(.brand))
            Image(.Maps.alps)
          }
        }
      }
      """
    let run = try CommandRun.run(
      ["run", "Hills"],
      in: folder([
        "Hills/App.swift": app, "Hills/Assets.xcassets/heroImage.imageset/Contents.json": "{}",
        "Hills/Assets.xcassets/brandColor.colorset/Contents.json": "{}",
        "Hills/Assets.xcassets/Maps/Contents.json":
          #"{"properties": {"provides-namespace": true}}"#,
        "Hills/Assets.xcassets/Maps/alps.imageset/Contents.json": "{}",
        "Hills/Assets.xcassets/inout.imageset/Contents.json": "{}",
        "Hills/Assets.xcassets/self.imageset/Contents.json": "{}",
        "Hills/Assets.xcassets/---.imageset/Contents.json": "{}",
        "Hills/Assets.xcassets/½ & ².colorset/Contents.json": "{}",
      ]),
      input: "expect text \"brand\"\n"
    )
    #expect(run.status == 0, "\(run)")
  }
}
