import Foundation
import Shares
import Synchronization
import Testing

@testable import AppBuilder

#if os(Linux)
@Suite("Large apps, compiled in parts", .enabled(if: Share(of: 2).takes(1)))
struct BuilderPartsTests {
  private let whole: Builder
  private let builder: Builder
  /// A name that no earlier run has used.
  private let fresh = "fresh" + UUID().uuidString.replacing("-", with: "")

  init() throws {
    var builder = try Builder(
      runtime: Products.runtime,
      cacheFolder: NSTemporaryDirectory() + "navlab-builder-tests-\(getuid())",
      environment: ProcessInfo.processInfo.environment
    )
    builder.partLimits.files = .max
    whole = builder
    builder.partLimits = PartLimits(files: 2, bytes: 0, processes: 2)
    self.builder = builder
  }

  private var app: [String: String] {
    [
      "Store.swift": """
      import Observation
      @Observable final class Store {
        var names = ["\(fresh)"]
        var count: Int { names.count }
        func add(_ name: String) { names.append(name) }
      }
      """,
      "Home.swift": """
      import SwiftUI
      struct Home: View {
        @State private var store = Store()
        var body: some View {
          NavigationStack { List(store.names, id: \\.self) { Row(name: $0) } }
        }
      }
      """,
      "Row.swift": """
      import SwiftUI
      struct Row: View {
        let name: String
        var body: some View { NavigationLink(name) { Text(name).bold() } }
      }
      """,
      "Shop.swift": """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      """,
    ].mapValues { "\($0)\n// \(fresh)" }
  }

  private func request(_ folder: LearnerFolder, _ files: [String: String]) -> BuildRequest {
    var request = folder.request(files.keys.sorted())
    request.allowance = .ownWork
    return request
  }

  private func build(_ files: [String: String], with builder: Builder) throws -> BuiltApp {
    let folder = try LearnerFolder(files)
    guard case .app(let app) = try builder.build(request(folder, files)) else {
      throw BuildError.broken("no app")
    }
    return app
  }

  private func diagnostics(
    _ files: [String: String],
    with builder: Builder
  ) throws -> [CompilerDiagnostic] {
    do {
      return try build(files, with: builder).warnings
    } catch BuildError.doesNotCompile(let diagnostics) {
      return diagnostics
    }
  }

  /// The parts that a build would take from the cache, by their files.
  private func parts(_ files: [String: String]) throws -> [String: KeptParts.Part] {
    let folder = try LearnerFolder(files)
    let request = request(folder, files)
    let sources = try SourceReader(limits: .of(request)).read(request)
    let entry = try #require(AppEntry.candidates(in: sources).first)
    let job = BuildJob(request: request, files: sources, entry: entry)
    let parts = KeptParts(
      of: builder.plan(of: job),
      for: job,
      runtime: builder.runtime,
      in: builder.cache
    )
    return job.sources.files.reduce(into: [:]) { found, file in
      if let name = file.name { found[name] = parts.part(of: file) }
    }
  }

  /// The files that a build would not compile.
  private func kept(_ files: [String: String]) throws -> Set<String> {
    try Set(parts(files).keys)
  }

  private func start(_ app: BuiltApp) throws -> ToolResult {
    let command = ToolCommand(program: app.launcher, arguments: ["--image", app.image])
    return try ToolRunner().run(command)
  }

  @Test("an app of several parts starts like an app of a single object")
  func starts() throws {
    let parts = try build(app, with: builder)
    let single = try build(app, with: whole)
    #expect(parts.image != single.image)
    #expect(sorted(parts.code) == sorted(single.code))
    #expect(parts.warnings == single.warnings)
    #expect(try start(parts) == ToolResult(ending: .exit(0), output: ""))
  }

  @Test("after a change in a body, only its file is compiled")
  func changedBody() throws {
    _ = try build(app, with: builder)
    #expect(try kept(app).count == 4)
    var changed = app
    changed["Row.swift"] = app["Row.swift"]?.replacing("bold()", with: "italic()")
    #expect(try kept(changed) == ["Home.swift", "Shop.swift", "Store.swift"])
    let image = try build(changed, with: builder).image
    #expect(try kept(changed).count == 4)
    let again = try Data(contentsOf: URL(filePath: image))
    // The same files, compiled anew.
    for part in try parts(changed).values { try builder.cache.discard(part.entry) }
    try builder.cache.discard(URL(filePath: image).deletingLastPathComponent().path)
    #expect(try kept(changed) == [])
    let anew = try build(changed, with: builder).image
    #expect(try Data(contentsOf: URL(filePath: anew)) == again)
  }

  @Test("after a change that other files can see, the files that reach it are compiled")
  func changedSurface() throws {
    _ = try build(app, with: builder)
    var changed = app
    changed["Store.swift"] = app["Store.swift"]?.replacing(
      "var names",
      with: "let id = 1; var names"
    )
    #expect(try kept(changed) == ["Row.swift"])
    #expect(try start(build(changed, with: builder)).isSuccess)
  }

  @Test("files that need a deleted file are compiled again")
  func deletedFile() throws {
    _ = try build(app, with: builder)
    var less = app
    less["Row.swift"] = nil
    let messages = try diagnostics(less, with: builder)
    #expect(messages.first?.message == "cannot find 'Row' in scope")
    #expect(messages.first?.file == "Home.swift")
    #expect(try messages == diagnostics(less, with: whole))
    less["Home.swift"] = app["Home.swift"]?.replacing("Row(name: $0)", with: "Text($0)")
    #expect(try start(build(less, with: builder)).isSuccess)
  }

  @Test("messages are the same as one compiler's, in its order")
  func messages() throws {
    var wrong = app
    wrong["A.swift"] = "func a() { let unused = 1 }\n// \(fresh)\n"
    wrong["Home.swift", default: ""] +=
      "\nfunc home() -> Int { \"x\" }\nfunc old() { let x: Int = missing }\n"
    wrong["Row.swift", default: ""] += "\nfunc row() { Store().names = 3; print(Store().total) }\n"
    wrong["Z.swift"] = "func z() -> Int { while true {}; return 1 }\nfunc y() { var b = 1 }\n"
    let expected = try diagnostics(wrong, with: whole)
    #expect(expected.filter { $0.severity == .error }.count == 4)
    #expect(try diagnostics(wrong, with: builder) == expected)
    // What is kept now tells the same.
    #expect(try diagnostics(wrong, with: builder) == expected)
  }

  @Test("messages of later phases and of kept files are the same, too")
  func lateMessages() throws {
    var late = app
    late["Row.swift", default: ""] += "\nfunc row() -> Int { let x: Int; return x }\n"
    late["Z.swift"] = "func y() { var b = 1 }\n// \(fresh)\n"
    #expect(try diagnostics(late, with: builder) == diagnostics(late, with: whole))
    var warned = app
    warned["Z.swift"] = late["Z.swift"]
    #expect(try diagnostics(warned, with: builder).map(\.file) == ["Z.swift"])
    warned["Row.swift"] = app["Row.swift"]?.replacing("bold()", with: "italic()")
    #expect(try kept(warned).contains("Z.swift"))
    #expect(try diagnostics(warned, with: builder).map(\.file) == ["Z.swift"])
    #expect(try diagnostics(warned, with: builder) == diagnostics(warned, with: whole))
  }

  @Test("the scan of compiled code covers every part, kept or new")
  func findings() throws {
    var hostile = app
    hostile["Row.swift", default: ""] += "\nfunc leave() { exit(3) }\n"
    hostile["Store.swift", default: ""] += """

      import Foundation
      func read() { var bytes = [UInt8](repeating: 0, count: 4); _ = Foundation.read(3, &bytes, 4) }
      """
    hostile["Z.swift"] = """
      import Foundation
      // \(fresh)
      func careless() { print(UnsafeMutablePointer<Int>.allocate(capacity: 1).pointee) }
      @_cdecl("hello") public func hello() {}
      """
    let expected = try build(hostile, with: whole).code
    #expect(expected.findings.count >= 4)
    #expect(try sorted(build(hostile, with: builder).code) == sorted(expected))
    hostile["Home.swift"] = app["Home.swift"]?.replacing("NavigationStack {", with: "VStack {")
    #expect(try kept(hostile).contains("Z.swift"))
    #expect(
      try sorted(build(hostile, with: builder).code) == sorted(build(hostile, with: whole).code)
    )
  }

  private func sorted(_ code: CompiledCode) -> CompiledCode {
    var code = code
    code.findings.sort { ($0.what, $0.place ?? "") < ($1.what, $1.place ?? "") }
    code.uses.sort()
    return code
  }

  @Test("a submission is compiled by one compiler, whatever its size")
  func submission() throws {
    let folder = try LearnerFolder(app)
    let request = folder.request(app.keys.sorted())
    guard case .app(let submitted) = try builder.build(request) else {
      throw BuildError.broken("no app")
    }
    #expect(try kept(app) == [])
    #expect(try submitted.image != build(app, with: builder).image)
    #expect(try submitted.image == build(app, with: whole).image)
  }

  @Test("statements in one of the files start the app")
  func statements() throws {
    var script = app
    script["Shop.swift"] = app["Shop.swift"]?.replacing("@main ", with: "")
    script["main.swift"] = "Shop.main()\n"
    let parts = try build(script, with: builder)
    #expect(parts.code.start == .statements)
    #expect(try start(parts) == ToolResult(ending: .exit(0), output: ""))
  }

  @Test("two simultaneous builds of the same files do not disturb each other")
  func atOnce() throws {
    let files = app
    let folder = try LearnerFolder(files)
    let request = request(folder, files)
    let results = Mutex<[BuildResult]>([])
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      do {
        let result = try builder.build(request)
        results.withLock { $0.append(result) }
      } catch {
        Issue.record(error)
      }
    }
    let built = results.withLock { $0 }
    #expect(built.count == 2)
    #expect(Set(built).count == 1)
    guard case .app(let app)? = built.first else { throw BuildError.broken("no app") }
    #expect(try start(app).isSuccess)
  }

  @Test("a damaged part is compiled again")
  func damage() throws {
    _ = try build(app, with: builder)
    for part in try parts(app).values {
      try Data("no object".utf8).write(to: URL(filePath: part.object))
    }
    var changed = app
    changed["Row.swift"] = app["Row.swift"]?.replacing("bold()", with: "italic()")
    #expect(try start(build(changed, with: builder)).isSuccess)
    #expect(try kept(changed) == ["Row.swift"])
  }
}
#endif
