import ProcessorTime
import Shares
import Testing

@testable import AppBuilder

/// Text that a reader of the square of its length would take hours for.
@Suite("Hostile text")
struct HostileTextTests {
  static let pieces = [
    "@objc( ", "@objc(a) ", "#", "##\"", "struct A{}\n", "struct A ", "struct A: B ", "#Preview{a}",
    "#Preview(", "(", "{", "init(", "\"\\(", "/*", "@available(iOS 17,*) ",
    "if #available(iOS 17,*) ", "guard #available(iOS 17,*) else {} ", "var a: Int\n", "#selector(",
    "#if os(iOS)\n", "String(format: x, ", "format: x, ", "typealias A = B; ", "enum A { @main ",
    "#/", "#/a", "#/\n", "##/ ", "=/\\", "(/\\/", ",/a ", "`", "`a\"", "#\"\"\"", "#\"\"\"\n",
    "\r//", "=/[/*]/;",
  ]

  @Test(
    "hostile text is read in time proportional to its length",
    arguments: Share(of: 8).of(pieces)
  )
  func linear(piece: String) {
    let texts = [12_000, 48_000].map { String(repeating: piece, count: $0 / piece.utf8.count) }
    let ratio = Growth.ratio(atMost: 8, of: { read(texts[1]) }, to: { read(texts[0]) })
    #expect(ratio <= 8, "4 times as much took \(ratio) times as long")
  }

  private func read(_ text: String) {
    let tokens = SwiftTokenizer.tokens(of: text)
    #expect(TokenGroups(tokens).steps == tokens.count)
    _ = EntryOutline(of: text)
    _ = EntryOutline(of: "struct V: View {\(text)}")
    _ = AvailabilityScopes(of: text)
    let forms = ObjectiveCForms.replaced(in: text)
    #expect(forms.utf8.count == text.utf8.count)
    #expect(PlatformConditions.decided(in: text).utf8.count == text.utf8.count)
    let file = SourceFile(name: "App.swift", text: text)
    _ = SourceScan(of: [file]).findings(in: file)
  }
}
