import Findings
import Foundation
import Synchronization
import Testing

@testable import NavLint

@Suite("The judging of files on disk")
struct LintRunTests {
  private static let nested = "NavigationStack { NavigationStack { Text(\"A\") } }\n"

  /// Judges paths of a folder that is made for the test, and gives what was said in short lines.
  private func said(
    _ paths: [String],
    excluded: [String] = [],
    _ prepare: (String) throws -> Void
  ) async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-lint-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer {
      // A folder that is left behind harms nobody.
      try? FileManager.default.removeItem(atPath: folder)
    }
    try prepare(folder)
    let configuration = LintConfiguration(
      only: ["nested-stack"],
      excluded: excluded,
      folder: folder
    )
    let request = LintRequest(paths: paths.map { folder + $0 }, configuration: configuration)
    let said = Mutex<[String]>([])
    await LintRun(request, currentFolder: "/").perform { events in
      said.withLock { said in
        said += events.map { event in
          switch event {
          case .finding(let finding):
            "\(finding.place.file):\(finding.place.start.line) \(finding.fault)"
          case .problem(let problem):
            "\(problem.file):\(problem.line ?? 0) \(problem.extent) \(problem.message)"
          case .end(let count): "end \(count)"
          }
        }
      }
    }
    return said.withLock { $0.map { $0.replacing(folder, with: "") } }
  }

  private func write(_ text: String, _ path: String) throws {
    try write(Data(text.utf8), path)
  }

  private func write(_ data: Data, _ path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: url)
  }

  @Test("Each file is judged once, in order, except hidden folders and other files")
  func order() async throws {
    let said = try await said(["", "/b/B.swift"]) { folder in
      try write(Self.nested, "\(folder)/b/B.swift")
      try write(Self.nested, "\(folder)/a.swift")
      try write(Self.nested, "\(folder)/.build/C.swift")
      try write(Self.nested, "\(folder)/notes.txt")
    }
    #expect(said == ["/a.swift:1 nested-stack", "/b/B.swift:1 nested-stack", "end 2"])
  }

  @Test("A view in one file is judged by its surroundings in another file")
  func project() async throws {
    let said = try await said([""]) { folder in
      try write(
        "struct Home: View { var body: some View { NavigationStack { Town() } } }",
        "\(folder)/Home.swift"
      )
      try write(
        "struct Town: View { var body: some View { NavigationStack { Text(\"A\") } } }",
        "\(folder)/Town.swift"
      )
    }
    #expect(said == ["/Town.swift:1 nested-stack", "end 2"])
  }

  @Test("Loops of links and links that lead nowhere are handled")
  func links() async throws {
    let said = try await said([""]) { folder in
      try write(Self.nested, "\(folder)/a/A.swift")
      let files = FileManager.default
      try files.createSymbolicLink(atPath: "\(folder)/a/up", withDestinationPath: "..")
      try files.createSymbolicLink(atPath: "\(folder)/a/self", withDestinationPath: "self")
      try files.createSymbolicLink(atPath: "\(folder)/z.swift", withDestinationPath: "a/A.swift")
    }
    #expect(said == ["/a/A.swift:1 nested-stack", "end 1"])
  }

  @Test("Empty files, pipes, and files that are not UTF-8 text are handled")
  func badFiles() async throws {
    let said = try await said([""]) { folder in
      try write(Data([0xCF, 0xFA, 0, 1, 2]), "\(folder)/a.swift")
      try write(
        Data("let a = 1 // \n\u{FF}\n".utf8) + Data([0xFF, 0x0A]) + Data(Self.nested.utf8),
        "\(folder)/b.swift"
      )
      try write("", "\(folder)/c.swift")
      mkfifo("\(folder)/d.swift", 0o600)
    }
    #expect(
      said == [
        "/a.swift:0 nothing this is binary data, not text; it was skipped",
        "/b.swift:3 part this line is not UTF-8; save the file as UTF-8 (the rest was checked)",
        "/b.swift:4 nested-stack", "end 3",
      ]
    )
  }

  @Test("Paths that lead nowhere are reported")
  func missing() async throws {
    let said = try await said(["/nowhere.swift", "/pipe"]) { folder in
      mkfifo("\(folder)/pipe", 0o600)
    }
    #expect(
      said == [
        "/nowhere.swift:0 nothing this path cannot be read (No such file or directory); correct it",
        "/pipe:0 nothing this is not a file; name Swift files or folders",
        "end 1",
      ]
    )
  }

  @Test("Paths are excluded at any depth, relative to the configuration's folder")
  func excluded() async throws {
    let said = try await said([""], excluded: ["*.generated.swift", "/lib", "a/**/c"]) { folder in
      for path in [
        "x/y.generated.swift", "lib/L.swift", "x/lib/M.swift", "a/b/c/N.swift", "a/O.swift",
      ] {
        try write(Self.nested, "\(folder)/\(path)")
      }
    }
    #expect(said == ["/a/O.swift:1 nested-stack", "/x/lib/M.swift:1 nested-stack", "end 2"])
  }

  @Test("A large file is judged, and a far too large file is left out")
  func large() async throws {
    let said = try await said([""]) { folder in
      let line = "let name = \"a text that says nothing\" // and a comment\n"
      try write(String(repeating: line, count: 10_000) + Self.nested, "\(folder)/a.swift")
      try write(Data(repeating: 0x20, count: 33 << 20), "\(folder)/b.swift")
    }
    #expect(
      said == [
        "/a.swift:10001 nested-stack",
        "/b.swift:0 nothing this file is larger than 32 MB and was skipped", "end 2",
      ]
    )
  }

  @Test("A manifest above the files tells the platform and where targets end")
  func manifests() async throws {
    let said = try await said(["/Repo/Sources"]) { folder in
      try write("", folder + "/Repo/.git")
      try write(
        "let p = Package(name: \"P\", targets: [.target(name: \"A\"), .target(name: \"B\")])",
        folder + "/Repo/Package.swift"
      )
      let stack = "struct S: View { var body: some View { NavigationStack { Text(\"\") } } }"
      let plain = "struct S: View { var body: some View { Text(\"\") } }"
      let root = "struct R: View { var body: some View { NavigationStack { S() } } }"
      try write(stack, folder + "/Repo/Sources/A/S.swift")
      try write(plain, folder + "/Repo/Sources/B/S.swift")
      try write(root, folder + "/Repo/Sources/B/R.swift")
      try write(stack, folder + "/Repo/Sources/C/S.swift")
      try write(root, folder + "/Repo/Sources/C/R.swift")
    }
    #expect(said == ["/Repo/Sources/C/S.swift:1 nested-stack", "end 5"])
  }
}
