import Foundation
import Shares
import Testing

@testable import AppBuilder

#if os(Linux)
@Suite("Parts after changes that other files can see", .serialized)
struct PartsAfterChangesTests {
  /// A change of the app, and the files that it concerns.
  struct Change: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var edit: @Sendable (inout [String: String]) -> Void
    /// The files that the next build compiles.
    var compiled: Set<String>

    init(
      _ description: String,
      in file: String,
      _ old: String,
      _ new: String,
      compiles others: Set<String>
    ) {
      testDescription = description
      edit = { $0[file] = $0[file]?.replacing(old, with: new) }
      compiled = others.union([file])
    }

    init(
      _ description: String,
      compiles compiled: Set<String>,
      _ edit: @escaping @Sendable (inout [String: String]) -> Void
    ) {
      testDescription = description
      self.edit = edit
      self.compiled = compiled
    }
  }

  /// The last file is the one that comes and goes, because an object contains the number of its file.
  static let app = [
    "Item.swift": "struct Item: Named { var name = \"a\"; var box = Box(1) }\nlet limit = 3\n",
    "Box.swift": """
    struct Box<Value> { var value: Value; init(_ value: Value) { self.value = value } }
    extension Box where Value: Comparable { func larger(_ other: Value) -> Bool { value < other } }
    """,
    "Named.swift": """
    protocol Named { var name: String { get } }
    extension Named { func greeting() -> String { "Hello " + name } }
    """,
    "Store.swift": """
    class Store { var items = [makeItem()]; func add(_ item: Item, times: Int = limit) {} }
    func makeItem() -> Item { Item() }
    """,
    // Nothing here names an item.
    "Screen.swift": """
    struct Screen { let store: Store; func first() -> Int { store.items[0].box.value } }
    final class Small: Store {}
    """,
    "Zone.swift": "struct Lone { let a = 1; func b() -> Bool { Box(1).larger(2) } }\n",
    "Far.swift": "func far() -> Any { Screen(store: Small()).first() }\n",
  ]

  static let all = Set(app.keys)
  static let users: Set = ["Item.swift", "Store.swift", "Screen.swift", "Far.swift"]

  static let changes = [
    Change(
      "a new property",
      in: "Item.swift",
      "var name",
      "var id = 1.5; var name",
      compiles: users
    ),
    Change(
      "a new method",
      in: "Screen.swift",
      "let store",
      "func x() {}; let store",
      compiles: ["Far.swift"]
    ),
    Change(
      "a changed default argument",
      in: "Store.swift",
      "= limit",
      "= limit + 1",
      compiles: ["Screen.swift", "Far.swift"]
    ),
    Change("a changed constant", in: "Item.swift", "limit = 3", "limit = 3 + 1", compiles: users),
    Change("the first value of a property", in: "Item.swift", "Box(1)", "Box(2)", compiles: users),
    Change(
      "a default of a protocol's method",
      in: "Named.swift",
      "greeting() -> String {",
      "greeting(_ a: Int = 1) -> String {",
      compiles: users
    ),
    Change("the body of such a default", in: "Named.swift", "Hello", "Good day", compiles: []),
    Change(
      "a generic constraint",
      in: "Box.swift",
      "Value: Comparable {",
      "Value: Comparable & Sendable {",
      compiles: users.union(["Zone.swift"])
    ),
    Change(
      "a superclass's new method",
      in: "Store.swift",
      "func add",
      "func less() {}; func add",
      compiles: ["Screen.swift", "Far.swift"]
    ),
    Change(
      "a new function that nobody names",
      in: "Zone.swift",
      "struct",
      "func unheard() {}\nstruct",
      compiles: []
    ),
    Change(
      "a conformance in another file",
      in: "Zone.swift",
      "struct",
      "extension Item: Identifiable { var id: Int { 1 } }\nstruct",
      compiles: users
    ),
    Change(
      "an operator",
      in: "Zone.swift",
      "struct",
      "extension Item { static func + (a: Item, b: Item) -> Item { a } }\nstruct",
      compiles: all
    ),
    Change(
      "a conformance of a library's type",
      in: "Zone.swift",
      "struct",
      "extension Int: Named { var name: String { \"1\" } }\nstruct",
      compiles: all
    ),
    Change("a renamed type", compiles: users.union(["Named.swift"])) { app in
      app["Named.swift"] = app["Named.swift"]?.replacing("Named", with: "Labelled")
      app["Item.swift"] = app["Item.swift"]?.replacing("Named", with: "Labelled")
    },
    Change("a new file that nobody names", compiles: ["Zoo.swift"]) {
      $0["Zoo.swift"] = "struct New {}\n"
    },
    Change("a new file with an extension", compiles: users.union(["Zoo.swift"])) {
      $0["Zoo.swift"] = "extension Item { func extra() {} }\n"
    },
    Change("a file that is gone", compiles: []) { $0["Zone.swift"] = nil },
    Change("an import", in: "Zone.swift", "struct", "import Foundation\nstruct", compiles: all),
    Change(
      "a constant that others may inline",
      in: "Zone.swift",
      "struct",
      "@inlinable func one() -> Int { 1 }\nstruct",
      compiles: all
    ),
  ]

  /// A word that no earlier run has used, because a cache of its own would need all of the runtime.
  private static let fresh = "fresh" + UUID().uuidString.replacing("-", with: "")

  private func job(
    _ files: [String: String],
    of builder: Builder
  ) throws -> (BuildJob, LearnerFolder) {
    let folder = try LearnerFolder(files)
    var request = folder.request(files.keys.sorted())
    request.allowance = .ownWork
    let sources = try SourceReader(limits: .of(request)).read(request)
    return (BuildJob(request: request, files: sources, entry: .none), folder)
  }

  private func kept(
    _ files: [String: String],
    of builder: Builder
  ) throws -> [String: KeptParts.Part] {
    let (job, _) = try job(files, of: builder)
    let plan = builder.plan(of: job)
    let parts = KeptParts(of: plan, for: job, runtime: builder.runtime, in: builder.cache)
    return job.sources.files.reduce(into: [:]) { found, file in
      if let name = file.name { found[name] = parts.part(of: file) }
    }
  }

  private func compile(_ files: [String: String], with builder: Builder) throws {
    let (job, folder) = try job(files, of: builder)
    try withExtendedLifetime(folder) {
      let work = try WorkFolder(in: builder.cache)
      defer { work.remove() }
      try work.write(job.sources)
      let result = try builder.compile(builder.plan(of: job), of: job, in: work)
      #expect(result.isSuccess, "\(result.output)")
    }
  }

  @Test(
    "only the files that a change concerns are compiled, with the result of a fresh build",
    arguments: Share(of: 5).of(changes)
  )
  func change(_ change: Change) throws {
    var builder = try Builder(
      runtime: Products.runtime,
      cacheFolder: NSTemporaryDirectory() + "navlab-builder-tests-\(getuid())",
      environment: ProcessInfo.processInfo.environment
    )
    builder.partLimits = PartLimits(files: 2, bytes: 0, processes: 2)
    let app = Self.app.mapValues { "\($0)\n// \(Self.fresh)\n" }
    var changed = Self.app
    change.edit(&changed)
    changed = changed.mapValues { "\($0)\n// \(Self.fresh)\n" }
    try compile(app, with: builder)
    let before = try kept(changed, of: builder)
    #expect(Set(changed.keys).subtracting(before.keys) == change.compiled)
    try compile(changed, with: builder)
    let after = try kept(changed, of: builder)
    let objects = try after.mapValues { try Data(contentsOf: URL(filePath: $0.object)) }
    for part in after.values { try builder.cache.discard(part.entry) }
    try compile(changed, with: builder)
    let anew = try kept(changed, of: builder)
    #expect(anew.count == changed.count)
    for (name, part) in anew {
      #expect(try Data(contentsOf: URL(filePath: part.object)) == objects[name], "\(name)")
      #expect(part.messages == after[name]?.messages, "\(name)")
    }
  }
}
#endif
