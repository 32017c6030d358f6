import Testing

@testable import AppBuilder

@Suite("Words of source")
struct MentionedWordsTests {
  private func words(_ text: String) -> Set<String> { MentionedWords(of: text).all }

  @Test("all words are found, even in strings, comments and backticks")
  func everywhere() {
    #expect(
      words("let a1=b_c(`default`)//d\n\"\\(e.f)\"")
        == ["let", "a1", "b_c", "default", "d", "e", "f"]
    )
    #expect(words("größe") == ["größe"])
    #expect(words("") == [])
  }

  @Test("a Unicode operator separates words")
  func operators() {
    #expect(words("höhe×b→c") == ["höhe", "b", "c"])
  }

  @Test("a name that is not a word cannot be found")
  func names() {
    #expect(["a", "größe", "_b2", "名前"].allSatisfy(MentionedWords.canFind))
    #expect(["", "my name", "x²", "🐶", "×", "a-b"].allSatisfy { !MentionedWords.canFind($0) })
  }
}
