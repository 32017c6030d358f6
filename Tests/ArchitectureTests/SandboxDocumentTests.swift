import Foundation
import Testing

@Suite("Docs/Sandbox.md")
struct SandboxDocumentTests {
  /// The tests that tables name, as `Suite` or `Suite.test`.
  private static func named() throws -> [(suite: String, test: String?)] {
    let text = try Project.text(of: "Docs/Sandbox.md")
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.hasSuffix(" |") }
    let cells = rows.compactMap { $0.dropLast(2).split(separator: "|").last }
    return cells.flatMap { $0.matches(of: /`(\w+Tests)(?:\.(\w+))?`/) }.map { match in
      (String(match.1), match.2.map(String.init))
    }
  }

  private static let tests: [String: String] = {
    var texts: [String: String] = [:]
    let folder = Project.root.appending(path: "Tests")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.lastPathComponent.hasSuffix("Tests.swift") else { continue }
      do {
        let name = file.deletingPathExtension().lastPathComponent
        texts[name, default: ""] += try String(contentsOf: file, encoding: .utf8)
      } catch {
        Issue.record("\(file.path): \(error)")
      }
    }
    return texts
  }()

  @Test("the document names a test for every attack and every hole, and each test exists")
  func tests() throws {
    let named = try Self.named()
    #expect(named.count > 70)
    for (suite, test) in named {
      let text = try #require(Self.tests[suite], "\(suite)")
      #expect(text.contains("@Suite(") && text.contains("@Test("), "\(suite)")
      if let test { #expect(text.contains("  func \(test)("), "\(suite).\(test)") }
    }
  }

  @Test("the document names a test for every hole")
  func holes() throws {
    let text = try Project.text(of: "Docs/Sandbox.md")
    let start = try #require(text.firstRange(of: "## Holes that were found")).upperBound
    let section = text[start...].prefix(
      upTo: text[start...].firstRange(of: "\n## ")?.lowerBound ?? text.endIndex
    )
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
    #expect(rows.count >= 22)
    for row in rows {
      #expect(row.contains(/`\w+Tests\.\w+`[^|]*\|$/), "\(row)")
    }
  }
}
