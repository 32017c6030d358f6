import Course
import Foundation
import Grading
import SceneText
import Shell
import Terminal
import Testing

@Suite("Watching an exercise")
struct ExerciseWatchTests {
  /// A learner who watches, saves and presses keys.
  private final class Learner {
    let scratch: ScratchFolder
    let output = RecordedOutput()
    /// The number of verdicts, and the last of them.
    var verdicts = 0
    var isRight = false
    /// The stamps that are found when the files are looked at, the last one from then on.
    var stamps: [WorkStamp]

    init(_ stamps: [[String: String]] = [[:]]) throws {
      scratch = try ScratchFolder()
      self.stamps = stamps.map { WorkStamp($0) }
    }

    func actions() -> CourseActions {
      CourseActions(
        catalogue: Catalogue(path: FixtureCourse.path),
        workspace: Workspace(path: scratch.path),
        progressFile: ProgressFile(path: "\(scratch.path)/progress.json"),
        layout: TextLayout(width: 60)
      )
    }

    func watch(_ query: String?, _ keys: [DemoKey?], hasKeys: Bool = true) throws -> String {
      let keyboard = FakeKeyboard(keys)
      let services = ExerciseWatch.Services(
        actions: { self.actions() },
        look: { _ in self.stamps.count > 1 ? self.stamps.removeFirst() : self.stamps[0] },
        judge: { _, exercise in
          self.verdicts += 1
          let verdict: CheckResult.Verdict = self.isRight ? .passed : .skipped(.nothingToJudge)
          return Report(
            exercise: exercise.id,
            title: exercise.title,
            results: exercise.checks.map { CheckResult(check: $0, verdict: verdict) }
          )
        },
        canvas: { TextCanvas(output: self.output, profile: DisplayProfile(columns: 60)) },
        hasKeys: hasKeys
      )
      try ExerciseWatch(query, keyboard: keyboard, services: services).run()
      #expect(keyboard.isDone)
      return output.text
    }
  }

  @Test("The work is judged at once, and the keys are listed")
  func begin() throws {
    let learner = try Learner()
    _ = try learner.actions().start("1")
    let text = try learner.watch("1", [nil, nil])

    #expect(learner.verdicts == 1)
    #expect(text.hasPrefix("\n── 01-good ──────────────────"))
    #expect(text.contains("\n1. Good\n"))
    #expect(
      text.hasSuffix(
        """
        For help: navlab hint 1

        Watching 01-good. To check your work, save it or press
        Enter. Press h for a hint, or q to quit.

        """
      )
    )
  }

  @Test("Saved files are judged once, after they have come to rest")
  func saves() throws {
    let before = ["/a.swift": "1", "/b.swift": "1"]
    let half = ["/a.swift": "2", "/b.swift": "1"]
    let gone = ["/a.swift": "2"]
    let after = ["/a.swift": "2", "/b.swift": "2"]
    // Looked at: when it begins, when it is judged, and then at each tick.
    let learner = try Learner([before, before, before, half, gone, after, after, after, after])
    _ = try learner.actions().start("1")
    let text = try learner.watch("1", [nil, nil, nil, nil, nil, nil])

    #expect(learner.verdicts == 2)
    #expect(text.contains("\n── 01-good, a.swift and b.swift saved ───"))
  }

  @Test("Work that is saved during judging is judged next")
  func meanwhile() throws {
    let learner = try Learner([["/a": "1"], ["/a": "1"], ["/a": "2"], ["/a": "2"], ["/a": "2"]])
    _ = try learner.actions().start("1")
    _ = try learner.watch("1", [nil, nil, nil, nil])

    #expect(learner.verdicts == 2)
  }

  @Test("The watch stays with a solved exercise until the learner goes on")
  func next() throws {
    let learner = try Learner()
    _ = try learner.actions().start("1")
    let early = try learner.watch("1", [.type("n")])
    #expect(early.contains("01-good is not solved yet; 'navlab skip 1' leaves it for\nlater.\n"))

    learner.isRight = true
    let text = try learner.watch("1", [nil, .type("s"), .type("n"), .type("n")])
    #expect(learner.verdicts == 2)
    #expect(
      text.contains(
        """
        Watching 01-good, even though it is solved. Press n for the
        next exercise, s for a solution, or q to quit.
        Good: from your files to the closest of 3 answers
        """
      )
    )
    #expect(text.contains("\n  02-broken/Task.md\n"))
    #expect(
      text.hasSuffix(
        "Watching 02-broken. To check your work, save it or press\nEnter. Press h for a hint, or q to quit.\n"
      )
    )
    #expect(text.contains("02-broken is not solved yet; "))
  }

  @Test("Keys give hints and repeat the check, and errors do not end the watch")
  func keys() throws {
    let learner = try Learner()
    _ = try learner.actions().start("1")
    let text = try learner.watch("1", [.type("h"), .enter, .type("s"), .redraw, .type("x")])

    #expect(learner.verdicts == 2)
    #expect(text.contains("\nHint 1  Look.\n"))
    #expect(text.contains("navlab: 01-good is not solved yet; 'navlab solution 1 --show'"))

    try learner.scratch.write("{", "progress.json")
    let damaged = try learner.watch("1", [.enter])
    #expect(damaged.contains("progress.json: this is not a NavLab progress file"))
  }

  @Test("Without keys, Ctrl-C ends the watch, and without work there is no watch")
  func noKeys() throws {
    let learner = try Learner()
    #expect(
      throws: CommandFailure(
        .misuse,
        "navlab: there is no folder 01-good here; 'navlab start 1' creates it"
      )
    ) {
      try learner.watch(nil, [])
    }
    _ = try learner.actions().start("1")
    let text = try learner.watch(nil, [nil], hasKeys: false)
    #expect(text.hasSuffix("\n\nWatching 01-good; Ctrl-C ends it.\n"))
  }
}
