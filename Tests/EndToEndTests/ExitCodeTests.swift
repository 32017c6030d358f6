import Foundation
import ProgramFiles
import Testing

@Suite("Exit codes", .serialized)
struct ExitCodeTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
    try folder.write(SampleApps.trouble, to: "Trouble.swift")
  }

  /// The exit codes of the same lines in a file and from a pipe, as text and as JSON, stopping and going on.
  private func codes(_ lines: String, app: String = "Trouble.swift") throws -> Set<Int32> {
    try folder.write(lines, to: "a.nav")
    var codes: Set<Int32> = []
    for form in [[], ["--json"], ["--keep-going"], ["--json", "--keep-going"]] {
      let file = ["run", app, "--script", "a.nav"] + form
      codes.insert(try CommandRun.run(file, in: folder).status)
      codes.insert(try CommandRun.run(["run", app] + form, in: folder, input: lines).status)
    }
    return codes
  }

  @Test("0: everything ran and passed")
  func right() throws {
    #expect(try codes("tap Count\nexpect text \"Count 1\"\n") == [0])
  }

  @Test("1: an expectation is not met, or a command cannot be carried out")
  func fallsShort() throws {
    #expect(try codes("expect text \"Count 1\"\ntree\n") == [1])
    #expect(try codes("tap \"No such thing\"\ntree\n") == [1])
  }

  @Test("2: a command cannot be understood")
  func misuse() throws {
    #expect(try codes("tree\nbakc\n") == [2])
    #expect(try codes("") == [2])
  }

  @Test("3: the code does not compile")
  func compiler() throws {
    try folder.write("let x: Int = \"\"\n", to: "Wrong.swift")
    #expect(try codes("tree\n", app: "Wrong.swift") == [3])
  }

  @Test("4: the app crashes or exits")
  func ended() throws {
    #expect(try codes("tap Remove\n") == [4])
    #expect(try codes("tap Leave\ntree\n") == [4])
    #expect(try codes("tap Remove\nexpect crash\n") == [0])
  }

  @Test("70: a part of NavLab itself is missing")
  func fault() throws {
    let alone = folder.url.appending(path: "navlab-alone").path
    try ProgramFile.copy(Products.program, to: alone)
    let run = try CommandRun.run(
      ["run", "Trouble.swift"],
      in: folder,
      environment: ["NAVLAB_ROOT": Products.root],
      program: alone
    )
    #expect(run.status == 70)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("navlab: a part of NavLab is missing: "))
    #expect(run.errors.count { $0 == "\n" } == 1)
  }
}
