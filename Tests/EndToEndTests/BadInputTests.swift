import Foundation
import Testing

@Suite("Bad input", .serialized)
struct BadInputTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
    try folder.write(SampleApps.recipes, to: "Recipes.swift")
  }

  /// Checks that a run ends with an exit code and one line.
  private func expect(
    _ arguments: [String],
    input: String = "tree\n",
    status: Int32 = 2,
    line: String,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let run = try CommandRun.run(arguments, in: folder, input: input)
    #expect(run.status == status, sourceLocation: location)
    #expect(run.errors == line + "\n", sourceLocation: location)
  }

  @Test("Swift files that cannot be read are reported")
  func swiftFiles() throws {
    try folder.write(Data([0x69, 0xFF, 0x0A]), to: "Bytes.swift")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Folder.swift"),
      withIntermediateDirectories: true
    )
    for verb in ["build", "run"] {
      try expect(
        [verb, "No.swift"],
        line: "navlab: No.swift: there is no such file; check the spelling"
      )
      try expect(
        [verb, "Folder.swift"],
        line: "navlab: Folder.swift: this is a folder; name the Swift files in it"
      )
      try expect(
        [verb, "Bytes.swift"],
        line: "navlab: Bytes.swift:1:2: the file is not UTF-8 text; save it as UTF-8"
      )
    }
  }

  @Test("Scripts that cannot be read are reported")
  func scripts() throws {
    let run = ["run", "Recipes.swift", "--script"]
    try folder.write("", to: "empty.nav")
    try folder.write(Data("tree\ntap \"".utf8) + [0xFF], to: "bytes.nav")
    try folder.write("tree\n" + String(repeating: "x", count: 1 << 20), to: "long.nav")
    try folder.write("tree\nbakc\n", to: "unknown.nav")
    try folder.write("tree\ntap \"Bor\n", to: "quote.nav")
    let empty = "there is no command in the script; write at least one, such as: tree"
    try expect(run + ["no.nav"], line: "no.nav:1:1: there is no such file")
    try expect(run + ["."], line: ".:1:1: this is a folder; name a script, such as demo.nav")
    try expect(run + ["empty.nav"], line: "empty.nav:1:1: \(empty)")
    try expect(
      run + ["bytes.nav"],
      line: "bytes.nav:2:6: the line is not UTF-8 text; save the file as UTF-8"
    )
    try expect(
      run + ["long.nav"],
      line: "long.nav:2:1: the line is 1048576 bytes long; a line can have at most 65536"
    )
    try expect(
      run + ["unknown.nav"],
      line: "unknown.nav:2:1: there is no command 'bakc'; did you mean 'back'?"
    )
    let quote = try CommandRun.run(run + ["quote.nav"], in: folder)
    #expect(quote.status == 2)
    #expect(quote.errors.hasPrefix("quote.nav:2:5: ") && quote.errors.count { $0 == "\n" } == 1)
  }

  @Test("Unreadable or unknown lines from a pipe are reported")
  func pipe() throws {
    let run = ["run", "Recipes.swift"]
    try expect(
      run,
      input: "tree\n\nbakc 3\n",
      line: "<stdin>:3:1: there is no command 'bakc'; did you mean 'back'?"
    )
    try expect(
      run,
      input: String(repeating: "x", count: 1 << 20),
      line: "<stdin>:1:1: the line is longer than 64 KB; write one command on each line"
    )
    try expect(
      run,
      input: "",
      line: "<stdin>:1:1: there is no command in the script; write at least one, such as: tree"
    )
  }

  @Test("An unmet expectation exits with 1, and prints the expected and actual values")
  func expectation() throws {
    try expect(
      ["run", "Recipes.swift"],
      input: "tap Borscht\nexpect path count 2\n",
      status: 1,
      line: "<stdin>:2:1: expected path count 2, but seen: path count 1, path [\"borscht\"]"
    )
  }

  @Test("Code that does not compile exits with 3, in the compiler's own words")
  func compiler() throws {
    try folder.write("import SwiftUI\nlet x: Int = \"a\"\n", to: "Wrong.swift")
    for verb in ["build", "run"] {
      let run = try CommandRun.run([verb, "Wrong.swift"], in: folder)
      #expect(run.status == 3)
      #expect(
        run.errors.hasPrefix(
          "Wrong.swift:2:14: error: cannot convert value of type 'String' to specified type 'Int'"
        )
      )
    }
  }

  @Test("Unknown options and subcommands are refused")
  func usage() throws {
    try expect(
      ["run"],
      line: "navlab: Missing expected argument '<files> ...'; see 'navlab help run'"
    )
    try expect(
      ["run", "Recipes.swift", "--width", "3"],
      line:
        "navlab: '--width 3' is out of range; give a number from 20 to 1000; see 'navlab help run'"
    )
    try expect(["init"], line: "navlab: name the folder, as in: navlab init ~/navigation")
    try expect(["bake"], line: "navlab: there is no subcommand 'bake'; see 'navlab help'")
    try expect(["chek", "1"], line: "navlab: there is no subcommand 'chek'; did you mean 'check'?")
  }

  @Test("An unwritable home costs one line, and changes nothing else")
  func unwritableHome() throws {
    try folder.write("expect screen \"Recipes\"\n", to: "a.nav")
    let run = try CommandRun.run(
      ["run", "Recipes.swift", "--script", "a.nav"],
      in: folder,
      environment: ["HOME": "/proc", "XDG_CACHE_HOME": ""]
    )
    let place = "/tmp/navlab-\(geteuid())"
    #expect(
      run
        == CommandRun(
          status: 0,
          output: "ok  screen \"Recipes\"\n",
          errors:
            "navlab: /proc/.cache: No such file or directory; builds are kept in \(place) for now\n"
        )
    )
  }
}
