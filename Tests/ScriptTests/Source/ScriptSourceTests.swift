import Foundation
import Script
import Testing

@Suite("ScriptSource")
struct ScriptSourceTests {
  @Test("a byte order mark and Windows line ends are accepted")
  func lines() throws {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("tree\r\nback\r\n".utf8)
    #expect(try ScriptSource(bytes: bytes, name: "a.nav").lines == ["tree", "back", ""])
  }

  @Test(
    "bytes that are not text are refused with a position",
    arguments: [
      (
        Array("tree\né ".utf8) + [0xFF],
        "a.nav:2:3: the line is not UTF-8 text; save the file as UTF-8"
      ),
      ([0xC3], "a.nav:1:1: the line is not UTF-8 text; save the file as UTF-8"),
      (Array("tree\0".utf8), "a.nav:1:5: the script contains a NUL character; delete it"),
      (
        Array("\n".utf8) + Array(repeating: 0x61, count: 70_000),
        "a.nav:2:1: the line is 70000 bytes long; a line can have at most 65536"
      ),
    ]
  )
  func badBytes(bytes: [UInt8], message: String) {
    let error = #expect(throws: ScriptError.self) {
      try ScriptSource(bytes: bytes, name: "a.nav")
    }
    #expect(error?.concernsWholeFile == false)
    #expect(error?.description == message)
  }

  @Test("the reason why a file cannot be read is given in one line")
  func badFiles() {
    let folder = NSTemporaryDirectory()
    let none = #expect(throws: ScriptError.self) {
      try ScriptSource(contentsOf: "/nowhere/demo.nav")
    }
    #expect(none?.description == "/nowhere/demo.nav:1:1: there is no such file")
    #expect(none?.concernsWholeFile == true)
    let directory = #expect(throws: ScriptError.self) { try ScriptSource(contentsOf: folder) }
    #expect(
      directory?.description == "\(folder):1:1: this is a folder; name a script, such as demo.nav"
    )
  }
}
