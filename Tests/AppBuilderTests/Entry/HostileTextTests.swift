import Testing

@testable import AppBuilder

/// Text that a reader of the square of its length would take hours for; the limit only ends such a reader.
@Suite("Hostile text", .timeLimit(.minutes(5)))
struct HostileTextTests {
  static let pieces = [
    "@objc( ", "@objc(a) ", "#", "##\"", "struct A{}\n", "struct A ", "struct A: B ", "#Preview{a}",
    "#Preview(", "(", "{", "init(", "\"\\(", "/*", "@available(iOS 17,*) ",
    "if #available(iOS 17,*) ", "guard #available(iOS 17,*) else {} ", "var a: Int\n", "#selector(",
    "#if os(iOS)\n",
  ]

  @Test("is read once from its beginning to its end", arguments: pieces)
  func linear(piece: String) {
    let text = String(repeating: piece, count: 400_000 / piece.utf8.count)
    let tokens = SwiftTokenizer.tokens(of: text)
    #expect(TokenGroups(tokens).steps == tokens.count)
    _ = SourceOutline(of: text)
    _ = SourceOutline(of: "struct V: View {\(text)}")
    _ = AvailabilityScopes(of: text)
    let forms = ObjectiveCForms.replaced(in: text)
    #expect(forms.utf8.count == text.utf8.count)
    #expect(PlatformConditions.decided(in: text).utf8.count == text.utf8.count)
    _ = SourceScan().findings(in: SourceFile(name: "App.swift", text: text))
  }
}
