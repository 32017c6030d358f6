import Script
import Testing

@Suite("Corrected lines")
struct RepairTests {
  @Test(
    "quotes and brackets are corrected if that gives a command",
    arguments: [
      ("tap \"Log In", "tap \"Log In\""),
      ("back Inbox", "back to Inbox"), ("back \"My Posts\"", "back to \"My Posts\""),
      ("expect screen New Post", "expect screen \"New Post\""),
      ("push .detail(id: 42", "push .detail(id: 42)"), ("path [.list", "path [.list]"),
      ("path [.user(\"ada", "path [.user(\"ada\")]"), ("push \"ada", "push \"ada\""),
    ]
  )
  func repairs(line: String, meant: String) {
    let error = #expect(throws: ScriptError.self) { try Statement(parsing: line) }
    #expect(error?.correction == meant)
  }

  @Test(
    "a correction that would be another mistake is not offered",
    arguments: [
      "push .a .b", "help one two", "bookmark my place", "undo all", "tap", "type \"a\" into",
      "expect", "tap \"A\" \"B\"", "open nowhere",
    ]
  )
  func nothing(line: String) {
    let error = #expect(throws: ScriptError.self) { try Statement(parsing: line) }
    #expect(error?.correction == nil)
  }

  @Test(
    "labels need no correction, with quotes of any kind or without",
    arguments: [
      "tap Log In", "tap “Log In”", "tap 'Log In'", "tap 'Don’t'  ", "tap Don't Save 2",
      "type hello world into Name", "type Ada Byron into First Name", "pick Very Dark in \"Look\"",
      "swipe Buy milk left", "move Buy milk up 2", "back to My Posts", "tab My Feed",
      "search red apples", "scroll to Row 500",
    ]
  )
  func labels(line: String) throws {
    let statement = try #require(try Statement(parsing: line))
    #expect(statement.text == line.split(separator: " ").joined(separator: " "))
  }
}
