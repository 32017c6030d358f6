import Foundation
import Testing

/// The course has sentences of its own: where NAVLAB_SOURCES names a folder with texts, it is compared with them.
@Suite("The wording of the course")
struct BorrowedWordsTests {
  private static let sources = ProcessInfo.processInfo.environment["NAVLAB_SOURCES"]
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test("No eight consecutive words are copied from a document", .enabled(if: sources != nil))
  func sentences() throws {
    let folder = URL(filePath: try #require(Self.sources))
    var known: Set<String> = []
    for file in try Self.files(in: folder, [".txt", ".md"]) {
      let text = try String(contentsOf: file, encoding: .utf8)
      known.formUnion(WordRuns(of: text).runs.map(\.text))
    }
    #expect(!known.isEmpty, "the folder holds no texts")

    var borrowed: [String] = []
    for name in ["Lessons", "Exercises"] {
      for file in try Self.files(in: Self.root.appending(path: name), [".md", "exercise.yml"]) {
        let text = try String(contentsOf: file, encoding: .utf8)
        let place = file.path.replacing(Self.root.path + "/", with: "")
        borrowed += WordRuns(proseOf: text).runs.filter { known.contains($0.text) }
          .map { "\(place):\($0.line): \($0.text)" }
      }
    }
    #expect(borrowed == [])
  }

  @Test("Runs ignore case, punctuation and line ends, and omit code")
  func runs() {
    let text = "One, two;\nthree FOUR\n```text\ncode\n```\nfive six seven. It's"

    #expect(WordRuns(proseOf: text).runs.map(\.text) == ["one two three four five six seven its"])
    #expect(WordRuns(proseOf: text).runs.map(\.line) == [1])
    #expect(WordRuns(of: "one two").runs.isEmpty)
    let cell = "```quiz\none two three four\n```\nfive six seven eight"
    #expect(WordRuns(proseOf: cell).runs.count == 1)
  }

  private static func files(in folder: URL, _ suffixes: [String]) throws -> [URL] {
    let found = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    )
    return found.compactMap { $0 as? URL }
      .filter { file in suffixes.contains { file.path.hasSuffix($0) } }
      .sorted { $0.path < $1.path }
  }
}
