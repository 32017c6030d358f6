import Foundation
import Testing

@Suite("Module arrows")
struct ArrowTests {
  private let drawn: Set<Arrow>
  private let modules: Set<String>

  init() throws {
    drawn = try Arrow.drawn(in: Project.text(of: "Docs/Architecture.md"))
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Project.root.appending(path: "Sources").path
    )
    modules = Set(folders)
  }

  @Test("the drawn arrows join modules that exist")
  func drawnModulesExist() {
    #expect(!drawn.isEmpty)
    #expect(drawn.filter { !modules.contains($0.from) || !modules.contains($0.to) } == [])
  }

  @Test("Package.swift declares exactly the drawn arrows")
  func manifestAgrees() throws {
    let declared = try Arrow.declared(
      in: Project.text(of: "Package.swift"),
      between: modules
    )
    #expect(declared.subtracting(drawn).sorted() == [], "in Package.swift only")
    #expect(drawn.subtracting(declared).sorted() == [], "in Docs/Architecture.md only")
  }

  @Test("the imports are exactly the drawn arrows")
  func importsAgree() throws {
    let imported = Arrow.imported(by: try Project.swiftFiles(in: "Sources"), between: modules)
    #expect(imported.subtracting(drawn).sorted() == [], "imported, and not in Docs/Architecture.md")
    // A compiler plug-in is built for a module, and never imported.
    let plugIns = try Project.text(of: "Package.swift").matches(of: /\.macro\(name: "(\w+)"/)
      .map { String($0.1) }
    let importable = drawn.filter { !plugIns.contains($0.to) }
    #expect(importable.subtracting(imported).sorted() == [], "drawn, and not imported")
  }

  @Test("a mermaid block is read arrow by arrow")
  func readsMermaid() {
    let markdown = """
      A --> Z
      ```mermaid
      graph TD
        A --> B & C
        D & E --> B
      ```
      """
    let expected: Set = [
      Arrow(from: "A", to: "B"), Arrow(from: "A", to: "C"), Arrow(from: "D", to: "B"),
      Arrow(from: "E", to: "B"),
    ]
    #expect(Arrow.drawn(in: markdown) == expected)
  }

  @Test("a manifest is read target by target")
  func readsManifest() {
    let manifest = """
      module("A"), module("B", ["A", yams]),
      module(
        "C",
        [
          "A", "B",
        ]
      ),
      .executableTarget(name: "d"),
      .executableTarget(
        name: "e",
        dependencies: ["C", "NotOurs"]
      ),
      .executableTarget(name: "OfTheTests", dependencies: ["C"], path: "Tests/OfTheTests"),
      """
    let expected: Set = [
      Arrow(from: "B", to: "A"), Arrow(from: "C", to: "A"), Arrow(from: "C", to: "B"),
      Arrow(from: "e", to: "C"),
    ]
    #expect(Arrow.declared(in: manifest, between: ["A", "B", "C", "d", "e"]) == expected)
  }
}
