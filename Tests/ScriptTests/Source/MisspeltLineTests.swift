import Testing

@testable import Script

@Suite("Lines that begin with no command")
struct MisspeltLineTests {
  private func error(_ line: String) -> ScriptError? {
    do throws(ScriptError) {
      _ = try Statement(parsing: line, file: "a.nav")
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "a sentence is not corrected to a command",
    arguments: [
      "I think c", "I think it is b", "is it tab 2", "the tree is drawn", "its path is 2",
      "ta ta ta", "hell no it isnt", "tre structure", "tip of the day", "opne the door please",
    ]
  )
  func sentences(line: String) {
    let error = error(line)
    #expect(error?.correction == nil)
    #expect(error?.message.hasSuffix("; see help") == true, "\(error?.message ?? "nothing")")
  }

  @Test(
    "a typing error is corrected",
    arguments: [
      ("bakc", "back"), ("taap Save", "tap Save"), ("psuh .detail(id: 1)", "push .detail(id: 1)"),
      ("tere --depth 2", "tree --depth 2"), ("opne shop://item/1", "open shop://item/1"),
      ("taap \"Add to Basket\"", "tap \"Add to Basket\""),
    ]
  )
  func slips(line: String, meant: String) {
    #expect(error(line)?.correction == meant)
  }
}
