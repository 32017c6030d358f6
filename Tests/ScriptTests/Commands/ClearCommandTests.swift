import Script
import Testing

@Suite("clear")
struct ClearCommandTests {
  @Test("clear prints nothing, and does not change the app")
  func saysNothing() throws {
    try replay(
      #"""
      > clear
      > clear all
      unexpected 'all'; the command is: clear
      """#
    )
  }

  @Test("clear asks for an empty screen", arguments: ["clear", "cls"])
  func clears(line: String) throws {
    let result = try Interpreter(driver: FakeApp()).run(line: line)
    #expect(result?.clearsScreen == true)
    #expect(try Interpreter(driver: FakeApp()).run(line: "path")?.clearsScreen == false)
  }
}
