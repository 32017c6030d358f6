import Foundation
import Testing

@Suite("Scripts of all kinds of bytes", .serialized)
struct ScriptBytesTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
    try folder.write(SampleApps.recipes, to: "Recipes.swift")
  }

  private func file(_ name: String) throws -> CommandRun {
    try CommandRun.run(["run", "Recipes.swift", "--script", name], in: folder)
  }

  private func pipe(_ bytes: Data) throws -> CommandRun {
    try CommandRun.run(["run", "Recipes.swift"], in: folder, bytes: bytes)
  }

  @Test("Foreign line ends, a byte order mark, tabs and comments do not matter")
  func harmless() throws {
    let plain = try pipe(Data("tap Borscht\nback\n".utf8))
    #expect(plain.status == 0)
    let scripts = [
      "tap Borscht\r\nback\r\n", "\u{FEFF}tap Borscht\nback\n", "tap Borscht\nback",
      "\ttap\tBorscht\t\n\tback\t# and back\n", "# first\n\n   \ntap Borscht # here\n\nback\n\n",
    ]
    for script in scripts {
      try folder.write(script, to: "a.nav")
      #expect(try file("a.nav") == plain, "\(script.debugDescription)")
      #expect(try pipe(Data(script.utf8)) == plain, "\(script.debugDescription)")
    }
  }

  @Test("A bad script from a file or a pipe is reported in one line with its place")
  func harmful() throws {
    let empty = "there is no command in the script; write at least one, such as: tree"
    let long = Data(repeating: UInt8(ascii: "x"), count: 1 << 20)
    let cases: [(bytes: Data, file: String, pipe: String)] = [
      (Data(), "1:1: \(empty)", "1:1: \(empty)"),
      (Data("# nothing\n".utf8), "1:1: \(empty)", "1:1: \(empty)"),
      (
        Data("tap A\0\n".utf8), "1:6: the script contains a NUL character; delete it",
        "1:6: the command contains a NUL character; delete it"
      ),
      (
        Data("\nté \"".utf8) + [0xC3, 0x28],
        "2:5: the line is not UTF-8 text; save the file as UTF-8",
        "2:5: the line is not UTF-8 text; save it as UTF-8"
      ),
      (
        long, "1:1: the line is 1048576 bytes long; a line can have at most 65536",
        "1:1: the line is longer than 64 KB; write one command on each line"
      ),
      (
        Data("\n\n  bakc # so\n".utf8), "3:3: there is no command 'bakc'; did you mean 'back'?",
        "3:3: there is no command 'bakc'; did you mean 'back'?"
      ),
    ]
    for (bytes, fileError, pipeError) in cases {
      try folder.write(bytes, to: "a.nav")
      let errors = try [file("a.nav"), pipe(bytes)]
      #expect(errors[0] == CommandRun(status: 2, output: "", errors: "a.nav:\(fileError)\n"))
      #expect(errors[1] == CommandRun(status: 2, output: "", errors: "<stdin>:\(pipeError)\n"))
    }
  }

  @Test("A missing or unreadable file, or a folder, is reported in one line")
  func unreadable() throws {
    #expect(try file("no.nav").errors == "no.nav:1:1: there is no such file\n")
    #expect(try file(".").errors == ".:1:1: this is a folder; name a script, such as demo.nav\n")
    #if os(Linux)
    // A file that nobody may read, the administrator included.
    let path = "/proc/self/mem"
    #else
    let path = "locked.nav"
    try folder.write("back\n", to: path)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0],
      ofItemAtPath: folder.url.appending(path: path).path
    )
    #endif
    let run = try file(path)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "\(path):1:1: the file cannot be read; name a text file that you have permission to read\n"
    )
  }
}
