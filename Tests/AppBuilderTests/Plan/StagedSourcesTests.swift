import Testing

@testable import AppBuilder

@Suite("Staged sources")
struct StagedSourcesTests {
  @Test("harmless names stay, others are replaced, and each can be traced back")
  func names() {
    let given = [
      "Home.swift", "Views/Größe 2.swift", "@args.swift", "-X.swift", "../Up.swift",
      "/tmp/Abs.swift", "a\nb.swift", "x.swift:1:1: error: y.swift", ".hidden.swift",
    ]
    let staged = StagedSources(given.map { SourceFile(name: $0, text: "") }, entry: nil)
    let expected = [
      "./Home.swift", "./Views/Größe 2.swift", "./@args.swift", "./-X.swift", "./4/Up.swift",
      "./5/Abs.swift", "./6/File6.swift", "./7/File7.swift", "./8/File8.swift",
    ]
    #expect(staged.files.map(\.path) == expected)
    #expect(expected.map { staged.names[$0] } == given)
  }

  @Test("the entry has its own file name")
  func entry() {
    let files = [SourceFile(name: "NavLabEntry.swift", text: "a")]
    let staged = StagedSources(files, entry: "b")
    #expect(staged.entryPath == "./NavLabEntry_.swift")
    #expect(staged.names == ["./NavLabEntry.swift": "NavLabEntry.swift"])
  }
}
