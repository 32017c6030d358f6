import Foundation
import ObjectFiles
import Testing

@testable import AppBuilder

#if os(Linux)
@Suite("Symbols of objects and libraries")
struct ElfFileTests {
  private let builder: Builder
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
    builder = try Builder(
      runtime: Products.runtime,
      cacheFolder: NSTemporaryDirectory() + "navlab-builder-tests-\(getuid())",
      environment: ProcessInfo.processInfo.environment
    )
  }

  /// The path of an object that the compiler makes of a text.
  private func object(_ text: String) throws -> String {
    let files = [SourceFile(name: "App.swift", text: text)]
    let job = BuildJob(request: folder.request(["App.swift"]), files: files, entry: .none)
    let work = try WorkFolder(in: builder.cache)
    defer { work.remove() }
    try work.write(job.sources)
    let plan = builder.plan(of: job)
    let result = try builder.run(builder.command(plan.compile, of: plan, in: work))
    #expect(result.output == "")
    try folder.write(Data(contentsOf: URL(filePath: "\(work.path)/app.o")), to: "app.o")
    return "\(folder.path)/app.o"
  }

  @Test("an object lists the symbols that it needs, even those that exist nowhere")
  func undefinedNames() throws {
    let text = """
      @_silgen_name("nobody_has_this") func nobody() -> Int
      @_silgen_name("getpid") func pid() -> Int32
      public func sum() -> Int { nobody() + Int(pid()) }
      """
    let names = try #require(ElfFile(path: object(text))).undefinedNames
    #expect(names.sorted().filter { !$0.hasPrefix("_swift") } == ["getpid", "nobody_has_this"])
  }

  @Test("a library lists its dependencies, and offers the newest versions of its symbols")
  func libraries() throws {
    let runtime = try #require(ElfFile(path: Products.runtime.library))
    #expect(runtime.neededLibraries.contains("libswiftCore.so"))
    #expect(runtime.offers("navhost_start"))
    #expect(!runtime.offers("swift_retain"))
    #expect(!runtime.offers("nobody_has_this"))
    let direct = try #require(builder.toolchain.direct)
    let system = try #require(
      direct.systemFolders.map { "\($0)/libc.so.6" }.first { path in
        FileManager.default.fileExists(atPath: path)
      }
    )
    let library = try #require(ElfFile(path: system))
    #expect(library.offers("memcpy"))
    #expect(library.offers("fork"))
    #if arch(x86_64)
    // What only programs from before 2.26 can have been linked with.
    #expect(!library.offers("__after_morecore_hook"))
    #endif
  }

  @Test("an invalid, truncated or meaningless file counts as empty")
  func nonsense() throws {
    #expect(ElfFile(path: "/nowhere") == nil)
    #expect(ElfFile(path: #filePath) == nil)
    let stub = try #require(builder.stub)
    let whole = try Data(contentsOf: URL(filePath: "\(stub.folder)/libNavRuntime.so"))
    let small = try Data(contentsOf: URL(filePath: object("public let a = 1\n")))
    for file in [whole, small] {
      for index in Self.places(in: file.count) {
        try look(at: file.prefix(index))
        for byte in [0, 0x7F, 0xFF] as [UInt8] {
          var changed = file
          changed[index] = byte
          try look(at: changed)
        }
      }
    }
  }

  /// Places to break a file at: close together where its headers lie, at both ends, and some thousand in between.
  private static func places(in count: Int) -> [Int] {
    let edge = 2048
    return (0..<count).filter { place in
      place < edge || place >= count - edge ? place % 3 == 0 : place % max(3, count / 2000) == 0
    }
  }

  private func look(at data: Data) throws {
    try folder.write(data, to: "broken")
    guard let file = ElfFile(path: "\(folder.path)/broken") else { return }
    #expect(!file.undefinedNames.contains("nobody_has_this"))
    #expect(!file.neededLibraries.contains("nobody_has_this"))
    #expect(!file.offers("nobody_has_this"))
  }
}
#endif
