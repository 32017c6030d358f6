import Testing

@testable import AppBuilder

@Suite("Previews in the old form")
struct PreviewProviderOutlineTests {
  @Test(
    "each view of a provider is a preview, unless values decide their number",
    arguments: [
      ("Text(\"a\")", 1), ("A()\n  .padding()\nB(x: [1, 2]) { C() }", 2), ("A(); B(); C()", 3),
      ("Group {\n A()\n B()\n}\n.previewLayout(.sizeThatFits)", 2),
      ("Group {\n A()\n B()\n}", 2), ("ForEach(a) { A($0) }\nB()", 1),
      ("let a = 1\nA(a)\nB()", 1), ("if a { A() }\nB()", 1), ("", 1),
      ("A {\n C()\n} label: {\n D()\n}\nB()", 2),
    ]
  )
  func count(body: String, expected: Int) {
    let text = """
      struct X: PreviewProvider {
        static let a = [1]
        static var previews: some View {
      \(body)
        }
      }
      """
    let outline = EntryOutline(of: text)
    #expect(outline.previewProviders.map(\.count) == [expected])
  }

  @Test("a provider's views are chosen by number, and have the provider's name")
  func choice() throws {
    let text = "struct X: PreviewProvider { static var previews: some View { A(); B() } }"
    var choices = BuildChoices()
    choices.preview = 2
    let files = [SourceFile(name: "F.swift", text: text)]
    let code = "Group(subviews: X.previews) { if $0.count > 1 { $0[1] } }"
    #expect(try AppEntry.candidates(in: files, choices: choices) == [.preview(code: code)])
    let titles = EntryOutline(of: text).previewProviders.flatMap(\.previews).map(\.title)
    #expect(titles == ["X.previews, view 1", "X.previews, view 2"])
  }
}
