import Foundation
import Testing

@testable import AppBuilder

@Suite("Building apps")
struct BuilderTests {
  private static let cache = NSTemporaryDirectory() + "navlab-builder-tests-\(getuid())"
  private let builder: Builder

  init() throws {
    builder = try Builder(
      runtime: Products.runtime,
      cacheFolder: Self.cache,
      environment: ProcessInfo.processInfo.environment
    )
  }

  /// A text that no earlier run has built.
  private let fresh = "// \(UUID().uuidString)\n"

  private let home = """
    import SwiftUI
    struct ContentView: View { var body: some View { Text("x") } }

    """

  private func errors(_ folder: LearnerFolder, _ files: [String]) throws -> [CompilerDiagnostic] {
    do {
      _ = try builder.build(folder.request(files))
      return []
    } catch {
      guard case .doesNotCompile(let diagnostics) = error else { throw error }
      return diagnostics
    }
  }

  @Test("an app of several files is built, and reused while nothing changes")
  func app() throws {
    let app =
      "import SwiftUI\n@main struct Shop: App { var body: some Scene { WindowGroup { ContentView() } } }"
    let folder = try LearnerFolder(["Home.swift": fresh + home, "App/Shop.swift": app])
    let request = folder.request(["Home.swift", "App/Shop.swift"])
    guard case .app(let first) = try builder.build(request) else {
      Issue.record("no app")
      return
    }
    #expect(first.name == "Shop")
    #expect(first.warnings == [])
    #expect(first.launcher == Products.runtime.launcher)
    let made =
      try FileManager.default.attributesOfItem(atPath: first.image)[.modificationDate] as? Date
    #expect(try builder.build(request) == .app(first))
    let again =
      try FileManager.default.attributesOfItem(atPath: first.image)[.modificationDate] as? Date
    #expect(made == again)
    try FileManager.default.removeItem(atPath: first.image)
    #expect(try builder.build(request) == .app(first))
  }

  @Test("a file that imports only Foundation may declare observable objects, as on Apple's systems")
  func foundationOnly() throws {
    let model = """
      import Foundation
      class Model: ObservableObject { @Published var count = 0 }
      """
    let view = """
      import SwiftUI
      struct ContentView: View {
        @StateObject var model = Model()
        var body: some View { Text("\(model.count)").onReceive(model.$count) { print($0) } }
      }
      """
    let folder = try LearnerFolder(["Model.swift": model, "View.swift": view])
    #expect(try errors(folder, ["Model.swift", "View.swift"]) == [])
  }

  @Test("a file must import Combine to use names that only Combine declares")
  func combine() throws {
    let keeper = "final class Keeper { var subscriptions: Set<AnyCancellable> = [] }\n"
    let wrong = "import Combine\nlet p: Combine.AnyPublisher<Int, Never> = Combine.Just(1)\n"
    let folder = try LearnerFolder([
      "With.swift": "import Combine\n" + keeper, "Without.swift": "import SwiftUI\n" + keeper,
      "Wrong.swift": wrong,
    ])
    #expect(try errors(folder, ["With.swift"]) == [])
    #expect(
      try errors(folder, ["Without.swift"]).map(\.message)
        == ["cannot find type 'AnyCancellable' in scope"]
    )
    #expect(
      try errors(folder, ["Wrong.swift"]).map(\.message) == [
        """
        cannot convert value of type 'Just<Int>' to specified type 'AnyPublisher<Int, Never>'
        """
      ]
    )
  }

  @Test("NavLab writes an app around a view when the learner has no app")
  func entry() throws {
    let folder = try LearnerFolder(["Home.swift": home, "Route.swift": "enum Route { case home }"])
    guard case .app(let app) = try builder.build(folder.request(["Home.swift"])) else {
      Issue.record("no app")
      return
    }
    #expect(app.name == "ContentView")
    #expect(try builder.build(folder.request(["Route.swift"])) == .noApp(warnings: []))
  }

  private func start(_ text: String) throws -> ToolResult? {
    let folder = try LearnerFolder(["Home.swift": text])
    guard case .app(let app) = try builder.build(folder.request(["Home.swift"])) else { return nil }
    let command = ToolCommand(program: app.launcher, arguments: ["--image", app.image])
    return try ToolRunner().run(command)
  }

  @Test("a built app can be started, and ends when it receives no requests")
  func start() throws {
    #expect(try start(home) == ToolResult(ending: .exit(0), output: ""))
    let returning = "import SwiftUI\n#Preview { return Text(\"x\") }\n"
    #expect(try start(returning) == ToolResult(ending: .exit(0), output: ""))
  }

  @Test("an app that brings its own host is not started")
  func ownHost() throws {
    let host = "@_cdecl(\"navhost_launch\") public func host(_ a: Int32) -> Int32 { 0 }\n"
    #expect(try start(home + host)?.ending == .exit(73))
  }

  @Test("a view that does not fit is skipped silently")
  func wrongGuess() throws {
    let text = """
      import SwiftUI
      fileprivate let title = "x"
      struct Row: View { let title: String; var body: some View { Text(title) } }
      #Preview { Row(title: title) }

      """
    let folder = try LearnerFolder(["Row.swift": text])
    #expect(try builder.build(folder.request(["Row.swift"])) == .noApp(warnings: []))
  }

  @Test("an error is shown as the compiler prints it, with the learner's file name")
  func error() throws {
    let folder = try LearnerFolder(["Views/Home.swift": "let a = 1\nlet x: Int = \"\"\n"])
    let found = try errors(folder, ["Views/Home.swift"])
    #expect(
      found == [
        CompilerDiagnostic(
          file: "Views/Home.swift",
          line: 2,
          column: 14,
          severity: .error,
          message: "cannot convert value of type 'String' to specified type 'Int'",
          text: """
            Views/Home.swift:2:14: error: cannot convert value of type 'String' to specified type 'Int'
            1 | let a = 1
            2 | let x: Int = ""
              |              `- error: cannot convert value of type 'String' to specified type 'Int'
            3 | 
            """
        )
      ]
    )
  }

  @Test("warnings are reported with the app, even if it comes from the cache")
  func warnings() throws {
    let text = fresh + home + "func unused() { let number = 1 }\n"
    let folder = try LearnerFolder(["Home.swift": text])
    for _ in 1...2 {
      let result = try builder.build(folder.request(["Home.swift"]))
      #expect(result.warnings.map(\.line) == [4])
      #expect(result.warnings.map(\.severity) == [.warning])
    }
  }

  @Test(
    "NavLab's own modules cannot be imported",
    arguments: ["NavHost", "SceneModel", "SharedLists", "AppBuilder"]
  )
  func ownModules(name: String) throws {
    let folder = try LearnerFolder(["A.swift": "import \(name)\n"])
    #expect(try errors(folder, ["A.swift"]).map(\.message) == ["no such module '\(name)'"])
  }

  @Test("file names that look like options or response files are treated as file names")
  func names() throws {
    let folder = try LearnerFolder(["@args.swift": "-D INJECTED\n", "-Xfrontend.swift": home])
    let found = try errors(folder, ["@args.swift", "-Xfrontend.swift"])
    #expect(Set(found.map(\.file)) == ["@args.swift"])
    #expect(found.isEmpty == false)
  }

  @Test("a compiler crash is reported in one line")
  func compilerCrash() throws {
    let text = "let x: Int\(String(repeating: "?", count: 20_000)) = nil\n"
    let folder = try LearnerFolder(["A.swift": text])
    #expect(throws: BuildError.compilerCrashed(near: "A.swift:1:1")) {
      try builder.build(folder.request(["A.swift"]))
    }
  }

  @Test("the cache is in the folder that the XDG rules prescribe")
  func cacheFolder() {
    #expect(Builder.defaultCacheFolder(in: ["XDG_CACHE_HOME": "/x", "HOME": "/h"]) == "/x/navlab")
    #expect(
      Builder.defaultCacheFolder(in: ["XDG_CACHE_HOME": "x", "HOME": "/h"]) == "/h/.cache/navlab"
    )
    #expect(Builder.defaultCacheFolder(in: [:]) == "/tmp/navlab-\(getuid())")
  }

  @Test("an error names the missing runtime")
  func missingRuntime() {
    #expect(throws: BuildError.runtimeMissing(path: "/nowhere/navbox")) {
      try Builder(
        runtime: RuntimeLocation(products: "/nowhere"),
        cacheFolder: Self.cache,
        environment: [:]
      )
    }
  }

  @Test("an error says how to fix a missing toolchain")
  func missingToolchain() {
    #expect(
      throws: BuildError.toolchainMissing(
        "there is no Swift compiler: 'swiftc' is not on your PATH; install Swift from https://swift.org/install"
      )
    ) {
      try Builder(
        runtime: Products.runtime,
        cacheFolder: Self.cache,
        environment: ["PATH": "/nowhere"]
      )
    }
  }

  #if os(Linux)
  @Test(
    "A stopped tool is not run again, but a tool that misses a system module is",
    arguments: [("kill -XCPU $$", 1), ("kill -KILL $$", 1), ("exit 1", 2), ("exit 0", 1)]
  )
  func runs(end: String, count: Int) throws {
    let folder = try LearnerFolder(["runs": ""])
    let script = "echo run >> \(folder.path)/runs; echo \(builder.cache.moduleCache); \(end)"
    _ = try builder.run(ToolCommand(program: "/bin/sh", arguments: ["-c", script]))
    let runs = try String(contentsOfFile: "\(folder.path)/runs", encoding: .utf8)
    #expect(runs.split(separator: "\n").count == count)
  }
  #endif
}
