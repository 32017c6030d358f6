import Foundation
import Shares
import Testing

@testable import AppBuilder

/// Code that keeps a compiler busy, breaks it, or tries to make it read what it should not.
///
/// Every other run takes these tests.
@Suite("Attacks on the compiler", .serialized, .enabled(if: Share(of: 2).takes(0)))
struct CompilerAttackTests {
  private var builder: Builder

  init() throws {
    var builder = try Builder(
      runtime: Products.runtime,
      cacheFolder: NSTemporaryDirectory() + "navlab-builder-tests-\(getuid())",
      environment: ProcessInfo.processInfo.environment
    )
    builder.limits.processorSeconds = 4
    self.builder = builder
  }

  /// Returns the end of a build, in a word, and the first message of the compiler.
  private func outcome(_ text: String, beside others: [String: String] = [:]) throws -> String {
    // What was built before is not built again.
    let files = others.merging(["App.swift": "// \(UUID().uuidString)\n\(text)"]) { first, _ in
      first
    }
    let folder = try LearnerFolder(files)
    do {
      _ = try builder.build(folder.request(["App.swift"]))
      return "built"
    } catch {
      switch error {
      case .doesNotCompile(let diagnostics): return diagnostics.first?.message ?? "rejected"
      case .compilerCrashed: return "crashed"
      case .compilerTimedOut: return "timed out"
      default: throw error
      }
    }
  }

  @Test("An expression that takes too long is reported where it stands")
  func expression() throws {
    let terms = (0..<40).map { $0.isMultiple(of: 2) ? "\($0)" : "\($0).5" }.joined(separator: " + ")
    let found = try outcome(
      "let d: Double = 1\nlet x = d * (\(terms) + [1, 2].map { $0 + 1 }[0])\n"
    )
    #expect(found.contains("unable to type-check this expression in reasonable time"), "\(found)")
  }

  @Test("The compiler's time limit stops a literal of many thousand values")
  func literal() throws {
    let values = Array(repeating: "1", count: 200_000).joined(separator: ",")
    // A fast machine needs four seconds for it.
    var hurried = self
    hurried.builder.limits.processorSeconds = 1
    let found = try hurried.outcome("let x = [\(values)]\n")
    #expect(found == "timed out")
  }

  @Test("A compiler that ran out of time is not started again")
  func once() throws {
    let folder = try LearnerFolder([:])
    let count = "\(folder.path)/count"
    var builder = builder
    builder.runner.seconds = 1
    let script = "echo x >> '\(count)'; echo '\(builder.cache.moduleCache)'; sleep 30"
    let command = ToolCommand(program: "/bin/sh", arguments: ["-c", script], environment: [:])
    #expect(try builder.run(command).ending == .timeout)
    #expect(try String(contentsOfFile: count, encoding: .utf8) == "x\n")
  }

  @Test("The limits on time or memory stop types that double again and again")
  func types() throws {
    let aliases = (1..<40).map { "typealias T\($0) = (T\($0 - 1), T\($0 - 1))\n" }.joined()
    let found = try outcome("typealias T0 = Int\n\(aliases)let x: T39? = nil\nprint(x as Any)\n")
    #expect(["timed out", "crashed"].contains(found), "\(found)")
  }

  @Test("A compiler that crashes is distinguished from code that is wrong")
  func crash() throws {
    #expect(try outcome("let x: Int\(String(repeating: "?", count: 20_000)) = nil\n") == "crashed")
  }

  @Test("Endlessly nested parentheses are an error")
  func nesting() throws {
    let many = 20_000
    let text = String(repeating: "(", count: many) + "1" + String(repeating: ")", count: many)
    #expect(try outcome("let x = \(text)\n").contains("nesting level"))
  }

  @Test("Macros that a learner brings along are not loaded")
  func macro() throws {
    let found = try outcome(
      """
      @freestanding(expression) macro read() -> String = #externalMacro(module: "/etc/passwd", type: "X")
      let x = #read()
      """
    )
    #expect(found.contains("could not be found"), "\(found)")
  }

  @Test("A learner's module map is not read")
  func moduleMap() throws {
    let found = try outcome(
      "import Secrets\n",
      beside: [
        "module.modulemap": "module Secrets { header \"secrets.h\" }",
        "secrets.h": "#include \"/etc/passwd\"",
      ]
    )
    #expect(found.contains("no such module 'Secrets'"), "\(found)")
  }
}
