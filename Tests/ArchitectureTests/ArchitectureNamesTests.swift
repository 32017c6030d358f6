import Testing

@Suite("The names in Docs/Architecture.md")
struct ArchitectureNamesTests {
  private let document: String
  private let sources: [SwiftFile]

  init() throws {
    document = try Project.text(of: "Docs/Architecture.md")
    sources = try Project.swiftFiles(in: "Sources")
  }

  /// The part of the document below a heading.
  private func section(_ heading: String) throws -> Substring {
    let start = try #require(
      document.firstRange(of: "\n## \(heading)\n"),
      "there is no '\(heading)'"
    )
    let rest = document[start.upperBound...]
    return rest[..<(rest.firstRange(of: "\n## ")?.lowerBound ?? rest.endIndex)]
  }

  @Test("Each step of a path names existing files, and a type's file declares the type")
  func ways() throws {
    let text = try section("Three ways through the house")
    let files = Dictionary(uniqueKeysWithValues: sources.map { ($0.path, $0) })
    let paths = text.matches(of: /`([\w+\/]+\.swift)`/).map { "Sources/\($0.1)" }
    #expect(paths.count > 40)
    #expect(paths.filter { files[$0] == nil } == [])
    // `Type` (`path`), or (`Type`, `path`).
    let pairs = text.matches(of: /`(\w+)`s?,?\s+\(?`([\w+\/]+\.swift)`/)
    #expect(pairs.count > 30)
    for pair in pairs {
      let file = try #require(files["Sources/\(pair.2)"])
      #expect(file.codeLines.contains { $0.contains(String(pair.1)) }, "\(pair.2): \(pair.1)")
    }
    let counts = text.matches(of: #/\n(\d+)\. /#).map { String($0.1) }
    #expect(counts == (1...3).flatMap { _ in (1...10).map(String.init) })
  }

  @Test("Each type in the table of words has a file of the same name")
  func words() throws {
    let rows = try section("Words").split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(
      2
    )
    #expect(rows.count > 15)
    let names = Set(sources.compactMap { $0.path.split(separator: "/").last.map(String.init) })
    for row in rows {
      let cell = try #require(row.split(separator: "|").last { $0.contains("`") }, "\(row)")
      for type in cell.matches(of: /`([\w.]+)`/).map({ String($0.1) }) {
        // A module is named by its folder.
        let isThere = names.contains("\(type).swift") || Project.exists("Sources/\(type)")
        #expect(isThere, "\(type) of \(row)")
      }
    }
  }
}
