import FaultCatalogue
import FaultFiles
import Findings
import Foundation
import SceneModel
import Shares
import SwiftParser
import SwiftSyntax
import Testing

@testable import NavLint

@Suite("The linter ends on any file")
struct FuzzTests {
  private static let catalogue: [FaultEntry] = {
    do {
      return try FaultFiles.entries()
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  private static let samples =
    catalogue.flatMap { [$0.wrong.code, $0.right.code] }
    + RuleList.exampled.flatMap { $0.examples.triggering + $0.examples.clean }.map(\.code)

  @discardableResult
  private func judge(_ bytes: [UInt8]) -> LintOutcome {
    Linter(configuration: LintConfiguration(deploymentTarget: DeploymentTarget(16)))
      .judge([("Fuzz.swift", bytes)])
  }

  @Test(
    "It survives files that end anywhere, even in the middle of a character",
    arguments: Share(of: 8).of(0..<8)
  )
  func truncated(_ seed: Int) {
    var dice = SeededNumbers(seed: UInt64(seed))
    for _ in 0..<25 {
      let bytes = Array((Self.samples.randomElement(using: &dice) ?? "").utf8)
      judge(Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &dice))))
    }
  }

  @Test(
    "It survives tokens in any order, doubled or left out",
    arguments: Share(of: 8).of(0..<8, ahead: 4)
  )
  func shuffled(_ seed: Int) {
    var dice = SeededNumbers(seed: UInt64(1000 + seed))
    for _ in 0..<15 {
      let code = Self.samples.randomElement(using: &dice) ?? ""
      var tokens = Parser.parse(source: code).tokens(viewMode: .sourceAccurate)
        .map(\.description)
      for _ in 0..<Int.random(in: 1...tokens.count, using: &dice) {
        let (from, to) = (
          Int.random(in: 0..<tokens.count, using: &dice),
          Int.random(in: 0..<tokens.count, using: &dice)
        )
        switch Int.random(in: 0..<3, using: &dice) {
        case 0: tokens.swapAt(from, to)
        case 1: tokens[from] = ""
        default: tokens[from] += tokens[to]
        }
      }
      judge(Array(tokens.joined().utf8))
    }
  }

  @Test("It survives randomly changed bytes", arguments: Share(of: 4).of(0..<4))
  func damaged(_ seed: Int) {
    var dice = SeededNumbers(seed: UInt64(2000 + seed))
    for _ in 0..<20 {
      var bytes = Array((Self.samples.randomElement(using: &dice) ?? "").utf8)
      for _ in 0..<20 where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &dice)
        bytes[place] = UInt8.random(in: 0...255, using: &dice)
      }
      judge(bytes)
    }
  }

  /// The beginnings of code that may be nested, and what repeats it where that is something else.
  private static let nesting = [
    ("(", ""), ("[", ""), ("{", ""), ("a.b", ".b"), ("f", "()"), ("x", "!"), ("-", ""),
    ("if a {} else ", ""), ("NavigationStack { ", ""), ("a + ", ""), ("A<", ""), ("x ? y : ", ""),
    ("try ", ""), ("#if A\n", ""), ("struct A {", ""), ("\"\\(", ""), ("/* ", ""), ("@a ", ""),
    ("case let ", ""), ("let ", ""), ("var ", ""), ("if ", ""), ("if\n", ""), ("switch ", ""),
    ("switch a ", ""),
    ("repeat ", ""), ("try\n", ""),
    ("A<\n", ""), ("await ", ""), ("while ", ""), ("{ $0 in ", ""), (".b()", ".b()"),
    ("let x: [", ""), ("() -> ", ""),
  ]

  @Test("It survives nesting as deep as a file is long", arguments: Share(of: 12).of(nesting))
  func deep(_ first: String, _ rest: String) {
    let piece = rest.isEmpty ? first : rest
    judge(Array((first + String(repeating: piece, count: 20_000)).utf8))
  }

  @Test(
    "It survives every uncounted kind of nesting at its limit, all at once",
    .enabled(if: Share(of: 4).takes(3))
  )
  func limits() {
    let layers = [
      ("\n#if A", 199), ("func f() { ", 20), ("if a {} else ", 499), ("VStack { ", 30), ("(", 60),
      ("[", 15),
      ("try ", 99), ("-", 5000), ("@a ", 500), ("() -> ", 100), ("\"\\(", 60), ("A<", 99),
    ].map { String(repeating: $0, count: $1) }
    for layer in layers { judge(Array(layer.utf8)) }
    let all = layers.joined()
    judge(Array(all.utf8))
    judge(Array(layers.reversed().joined().utf8))
    #expect(!NestingGuard.isTooDeep(Array(all.utf8)))
  }

  @Test("Unpaired brackets in strings do not make a long file deep")
  func brackets() {
    let piece = """
      func open() -> [String] {
        ["[", "[[", "(["]
      }

      """
    let code = String(repeating: piece, count: 20) + "NavigationStack { NavigationStack { } }\n"
    let outcome = judge(Array(code.utf8))
    #expect(outcome.problems == [])
    #expect(outcome.findings.map(\.fault) == ["nested-stack"])
    let open = String(repeating: "let a = [", count: 40)
    #expect(judge(Array(open.utf8)).problems.map(\.extent) == [.part])
  }

  @Test("It survives an empty file, a blank file, and a byte order mark")
  func empty() {
    #expect(judge([]) == LintOutcome(fileCount: 1))
    #expect(judge(Array("\n\n  \t".utf8)) == LintOutcome(fileCount: 1))
    #expect(judge([0xEF, 0xBB, 0xBF]) == LintOutcome(fileCount: 1))
  }

  @Test("Code that does not parse is reported, and the readable rest is judged")
  func brokenFile() {
    let code = """
      struct ContentView: View {
        var body: some View {
          NavigationStack { NavigationStack { Text("A") } }
        }
      }
      struct Broken { func }
      """
    let outcome = judge(Array(code.utf8))
    #expect(outcome.findings.map(\.fault) == ["nested-stack"])
    #expect(
      outcome.problems == [
        LintProblem(
          file: "Fuzz.swift",
          line: 6,
          message: "this is not valid Swift; NavLab checked the parts that it understood",
          extent: .part
        )
      ]
    )
  }
}
