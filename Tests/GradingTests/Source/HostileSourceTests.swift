import ProcessorTime
import Testing

@testable import Course
@testable import Grading

/// Code for which judging a sentence might take the square of its length, and of which the compiler need not see anything.
@Suite("Hostile source for sentences")
struct HostileSourceTests {
  static let pieces: [@Sendable (Int) -> String] = [
    { "struct A\($0) {}\n" },
    { "struct A\($0): View { let f\($0) = f\($0 + 1) }\n" },
    { "func f\($0)() { f\($0 + 1)() }\n" },
    { "struct A\($0): A\($0 + 1) { var a: A\($0 + 1) }\n" },
    { "let f\($0) = f\($0 + 1)\n" },
    { _ in "struct A {" }, { _ in "struct A " }, { _ in "path." }, { _ in "path, " },
    { _ in "(path, " }, { _ in "path = " }, { _ in "[path" }, { _ in "&a.path" },
    { _ in "= Binding(" }, { _ in "a: $b.path, " }, { _ in "[keyPath: " }, { _ in "\\.path." },
    { _ in "var a { set { path = newValue " }, { _ in "var a " }, { _ in "func + (" },
    { _ in "mutating func " }, { _ in "typealias A = B " }, { _ in "static let a = " },
  ]

  private static let sentences = [
    "only Router writes path", "views do not write path", "views do not name firstLine, host",
    "Card does not reach Router", "Card names no global",
  ]

  @Test("Hostile source is judged in time proportional to its length", arguments: pieces.indices)
  func linear(piece: Int) throws {
    let sentences = try Self.sentences.map { try #require(SourceSentence($0)) }
    let sources = [6_000, 24_000].map { size in
      var text = "class Router { var path = 1 }\nstruct Card: View { let a = f0; let b: A0 }\n"
      var count = 0
      while text.utf8.count < size {
        text += Self.pieces[piece](count)
        count += 1
      }
      return text
    }
    let ratio = Growth.ratio(
      atMost: 8,
      of: { judge(sources[1], sentences) },
      to: { judge(sources[0], sentences) }
    )
    #expect(ratio <= 8, "4 times as much took \(ratio) times as long")
  }

  private func judge(_ source: String, _ sentences: [SourceSentence]) {
    let judge = SentenceJudge([("App.swift", source)])
    for sentence in sentences { _ = judge.objection(to: sentence) }
  }
}
