import Foundation
import Shares
import Testing

/// Each run takes a third of the tests, for they take long.
@Suite("Apps that are too large", .serialized)
struct HugeAppTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
    try folder.write(SampleApps.millions, to: "App.swift")
  }

  private func run(_ lines: String...) throws -> CommandRun {
    try CommandRun.run(
      ["run", "App.swift", "--keep-going"],
      in: folder,
      input: lines.map { $0 + "\n" }.joined()
    )
  }

  @Test("A list of a million rows is drawn like any other", .enabled(if: Share(of: 3).takes(0)))
  func list() throws {
    let run = try run("tap List", "expect issues none", "tap Count", "undo 2", "expect text None")
    #expect(run.status == 0, "\(run)")
    #expect(run.errors == "")
    #expect(run.output.contains("999982 rows below"))
  }

  @Test(
    "A stack of a million texts is reported in part, or stopped in time",
    .enabled(if: Share(of: 3).takes(1))
  )
  func texts() throws {
    let run = try run("tap Stack", "issues", "undo", "expect issues none", "expect text None")
    if run.status == 0 {
      #expect(run.output.contains("NavLab shows only the first 100,000"), "\(run)")
    } else {
      #expect(run.status == 4, "\(run)")
      #expect(run.errors.hasPrefix("<stdin>:1:1: The app "), "\(run.errors)")
      let reason = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(
        reason.contains("a screen with too many views")
          || reason.contains("The app used more memory than an app may")
      )
      #expect(run.output.hasSuffix("ok  issues none\nok  text None\n"), "\(run)")
    }
  }

  @Test(
    "Ten thousand nested views are a crash with a reason, and undo reverts it",
    .enabled(if: Share(of: 3).takes(2))
  )
  func nesting() throws {
    let run = try run("tap Nest", "undo", "expect text None")
    #expect(run.status == 4)
    #expect(run.errors.contains("The body of Nest contains another Nest"), "\(run.errors)")
    #expect(run.output.hasSuffix("ok  text None\n"))
  }

  @Test(
    "Hundreds of nested stacks are reported in part",
    .enabled(if: Share(of: 3).takes(0))
  )
  func stacks() throws {
    let run = try run("tap Stacks", "expect issue too-deep", "undo", "expect issues none")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.utf8.count < 200_000)
  }

  @Test(
    "An app's output is limited, and the excess is reported once",
    .enabled(if: Share(of: 3).takes(1))
  )
  func printing() throws {
    let long = try run("tap Line", "expect text None", "console")
    #expect(long.status == 0, "\(long.errors)")
    #expect(long.output.utf8.count < 10_000)
    #expect(long.output.matches(of: /2\d MB not kept/).count == 1)
    let endless = try run("tap Endless", "undo", "expect text None")
    #expect(endless.status == 4)
    #expect(endless.output.utf8.count < 20_000)
    #expect(endless.errors.matches(of: /printed .* and did not answer/).count == 1)
    #expect(endless.errors.split(separator: "\n").count == 1, "\(endless.errors)")
    #expect(endless.output.hasSuffix("ok  text None\n"))
  }

  @Test(
    "NavLab's own memory stays small while an app prints endlessly",
    .enabled(if: Share(of: 3).takes(2))
  )
  func memory() throws {
    let run = try TerminalRun(["run", "App.swift"], in: folder)
    try run.enter("tap Line")
    try run.waitFor("MB not kept")
    try run.enter("tap Endless")
    try run.waitFor("and did not answer")
    try run.waitFor("(ended) ❯")
    #if os(Linux)
    #expect(try run.peakMemory < 256 << 20)
    #endif
    try run.enter("undo")
    #expect(try run.leave().status == 0)
  }
}
