import SceneModel
import Testing

@testable import AppSession

@Suite("StackTrace")
struct StackTraceTests {
  @Test("The runtime's list of calls is removed, and everything else stays")
  func removed() {
    let lines = [
      "A.swift:1: Fatal error: x", "Current stack trace:",
      "0    libswiftCore.so                    0x00007f2acad5f130 swift_reportError + 33",
      "11   app.so                             0x000055a837ef5873 <unavailable> + 10355", "after",
      "12 monkeys 0x", "Current stack trace:", "", "Current stack trace:",
    ]
    let kept = [
      "A.swift:1: Fatal error: x", "after", "12 monkeys 0x", "Current stack trace:", "",
      "Current stack trace:",
    ]
    #expect(StackTrace.removed(from: lines) == kept)
    #expect(StackTrace.removed(from: []) == [])
  }

  @Test("A crash message names only the learner's files, and no module or address")
  func messages() {
    let lines = [
      "MyApp/App.swift:17: Fatal error: one", "two", "NavUI/StackLimit.swift:67: Fatal error: full",
      "Swift/Array.swift:5: Precondition failed", "MyApp/App.swift:17: warning: three",
      "Fatal error: object 0x5637ee1dc280 was already destroyed",
    ]
    let kept = [
      "App.swift:17: Fatal error: one", "two", "Fatal error: full", "Precondition failed",
      "MyApp/App.swift:17: warning: three", "Fatal error: the object was already destroyed",
    ]
    #expect(StackTrace.removed(from: lines) == kept)
    let many = Array(repeating: "words", count: 100)
    #expect(StackTrace.removed(from: many + lines) == many + kept)
  }

  static let consoles: [(lines: [String], kept: [String])] = [
    (["half", "\(CrashTrace.heading) 1a2b 3c"], ["half"]),
    (["whole", "", "\(CrashTrace.heading) 1a2b"], ["whole"]),
    (["words", "", "\(CrashTrace.heading) n"], ["words"]),
    (["", "", "\(CrashTrace.heading) 0"], [""]),
    (["\(CrashTrace.heading)"], ["\(CrashTrace.heading)"]),
    (["\(CrashTrace.heading) my words"], ["\(CrashTrace.heading) my words"]),
  ]

  @Test("Calls that NavLab's runtime writes go, with the line that they began", arguments: consoles)
  func calls(lines: [String], kept: [String]) {
    #expect(StackTrace.removed(from: lines) == kept)
  }
}
