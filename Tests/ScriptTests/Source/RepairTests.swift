import Script
import Testing

@Suite("Lines set right")
struct RepairTests {
  @Test(
    "quotes and brackets are set right where that gives a command",
    arguments: [
      ("tap Log In", "tap \"Log In\""), ("tap “Log In”", "tap \"Log In\""),
      ("tap 'Log In'", "tap \"Log In\""), ("tap \"Log In", "tap \"Log In\""),
      ("tap 'Don’t'  ", "tap \"Don’t\""),
      ("type hello world into Name", "type \"hello world\" into Name"),
      ("type Ada into First Name", "type Ada into \"First Name\""),
      ("type Ada Byron into First Name", "type \"Ada Byron\" into \"First Name\""),
      ("pick Very Dark in \"Look\"", "pick \"Very Dark\" in \"Look\""),
      ("swipe Buy milk left", "swipe \"Buy milk\" left"),
      ("move Buy milk up 2", "move \"Buy milk\" up 2"),
      ("back Inbox", "back to Inbox"), ("back to My Posts", "back to \"My Posts\""),
      ("back \"My Posts\"", "back to \"My Posts\""), ("tab My Feed", "tab \"My Feed\""),
      ("expect screen New Post", "expect screen \"New Post\""),
      ("search red apples", "search \"red apples\""),
      ("scroll to Row 500", "scroll to \"Row 500\""),
      ("push .detail(id: 42", "push .detail(id: 42)"), ("path [.list", "path [.list]"),
      ("path [.user(\"ada", "path [.user(\"ada\")]"), ("push \"ada", "push \"ada\""),
    ]
  )
  func repairs(line: String, meant: String) {
    let error = #expect(throws: ScriptError.self) { try Statement(parsing: line) }
    #expect(error?.correction == meant)
  }

  @Test(
    "what would only be another mistake is not offered",
    arguments: [
      "push .a .b", "help one two", "bookmark my place", "undo all", "tap", "type \"a\" into",
      "expect", "tap \"A\" \"B\"", "open nowhere",
    ]
  )
  func nothing(line: String) {
    let error = #expect(throws: ScriptError.self) { try Statement(parsing: line) }
    #expect(error?.correction == nil)
  }
}
