import ProcessorTime
import Testing

@testable import AppSession

@Suite("CrashMessage")
struct CrashMessageTests {
  @Test("A message is found after any number of lines, in time proportional to their number")
  func manyLines() {
    let outputs = [40_000, 160_000].map { String(repeating: "a\n", count: $0) }
    let find = { (lines: String) in
      #expect(CrashMessage(lastIn: lines) == nil)
      #expect(CrashMessage(lastIn: "Fatal error: first\n\n" + lines)?.text == "first")
    }
    let ratio = Growth.ratio(atMost: 8, of: { find(outputs[1]) }, to: { find(outputs[0]) })
    #expect(ratio <= 8, "4 times as much took \(ratio) times as long")
  }

  private static let stack = """

    Current stack trace:
    0    libswiftCore.so                    0x00007f2acad5f130 swift_reportError + 33
    1    app.so                             0x000055a837ef5873 <unavailable> + 10355

    """

  static let outputs: [(String, text: String, file: String?, line: Int?)] = [
    (
      "Swift/RangeReplaceableCollection.swift:867: Fatal error: "
        + "Can't remove last element from an empty collection",
      "Can't remove last element from an empty collection", nil, nil
    ),
    (
      "Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range",
      "Index out of range", nil, nil
    ),
    ("NavUI/NavigationPath.swift:9: Fatal error: too few", "too few", nil, nil),
    ("Learner.swift:12: Fatal error: my message", "my message", "Learner.swift", 12),
    ("App/Router.swift:8: Precondition failed: at least one", "at least one", "Router.swift", 8),
    ("App/Views/Router.swift:8: Fatal error: why", "why", "Router.swift", 8),
    ("App/A.swift:16: Assertion failed", "Assertion failed", "A.swift", 16),
    ("App/A.swift:16: Fatal error", "Fatal error", "A.swift", 16),
    ("App/A.swift:10: Precondition failed: two\nlines", "two lines", "A.swift", 10),
    ("Fatal error: Attempted to read", "Attempted to read", nil, nil),
    ("Fatal error: my message: file Learner.swift, line 12", "my message", "Learner.swift", 12),
    ("Fatal error: out: file Swift/Array.swift, line 5", "out", nil, nil),
    (
      "Fatal error: Attempted to read an unowned reference but object 0x5637ee1dc280 was already destroyed",
      "Attempted to read an unowned reference but the object was already destroyed", nil, nil
    ),
    (
      "_Concurrency/CheckedContinuation.swift:169: Fatal error: SWIFT TASK CONTINUATION MISUSE: load() "
        + "tried to resume its continuation more than once, returning ()!\n",
      "The continuation in load() was resumed more than once", nil, nil
    ),
    ("printed\nmore\nLearner.swift:1: Fatal error: a: b: c", "a: b: c", "Learner.swift", 1),
    (
      "Learner.swift:1: Fatal error: first\nLearner.swift:2: Fatal error: second", "second",
      "Learner.swift", 2
    ),
    (
      "A.swift:13: Fatal error: 'try!' expression unexpectedly raised an error: "
        + "app.(unknown context at $55d4f80ab4a4).(unknown context at $55d4f80ab4ac).Full()",
      "'try!' expression unexpectedly raised an error: app.Full()", "A.swift", 13
    ),
    (
      "Could not cast value of type 'Swift.Int' (0x7f5794fda698) to 'Swift.String' (0x7f5794fd7ca0).",
      "Could not cast value of type 'Swift.Int' to 'Swift.String'.", nil, nil
    ),
    ("\u{1b}A.swift:3: Fatal error: \u{1b}[2J", #"\u{1b}[2J"#, #"\u{1b}A.swift"#, 3),
  ]

  @Test("A message is found before the stack trace", arguments: outputs)
  func found(output: String, text: String, file: String?, line: Int?) {
    for ending in ["", "\n", Self.stack] {
      let message = CrashMessage(lastIn: output + ending)
      #expect(message?.text == text)
      #expect(message?.file == file)
      #expect(message?.line == line)
    }
  }

  @Test(
    "Other output is not a message",
    arguments: [
      "", "\n\n", "hello", "A fatal error: no", "Learner.swift:12: warning: x", "Fatal errors: 3",
    ]
  )
  func absent(output: String) {
    #expect(CrashMessage(lastIn: output) == nil)
  }

  @Test("A long output is searched in time proportional to its length")
  func large() {
    let outputs = [10_000, 40_000].map { String(repeating: "a.swift:b: Fatal: ", count: $0) }
    let ratio = Growth.ratio(
      atMost: 8,
      of: { #expect(CrashMessage(lastIn: outputs[1]) == nil) },
      to: { #expect(CrashMessage(lastIn: outputs[0]) == nil) }
    )
    #expect(ratio <= 8, "4 times as much took \(ratio) times as long")
  }
}
