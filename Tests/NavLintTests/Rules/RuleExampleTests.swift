import FaultCatalogue
import Findings
import Shares
import SwiftParser
import SwiftSyntax
import Testing

@testable import NavLint

/// The properties that every rule must have, shown by its own examples.
@Suite("The examples of the rules")
struct RuleExampleTests {
  private static let rules = RuleList.exampled
  private static let ids = rules.map { $0.fault }

  private static func rule(_ fault: String) throws -> any ExampledRule.Type {
    try #require(rules.first { $0.fault == fault })
  }

  @Test("Every rule has examples")
  func everyRule() {
    let names = { (rules: [any Rule.Type]) in rules.map { "\($0)" } }
    #expect(names(Self.rules) == names(RuleList.all))
  }

  @Test("Every rule finds a fault of the catalogue, and no two rules find the same")
  func faults() {
    let ids = Self.ids
    #expect(Set(ids).count == ids.count)
    #expect(ids.filter { Fault.named($0)?.detection.includesLinter != true } == [])
  }

  @Test("There are five examples of each kind, all different", arguments: ids)
  func counts(_ fault: String) throws {
    let examples = try Self.rule(fault).examples
    #expect(examples.triggering.count >= 5)
    #expect(examples.clean.count >= 5)
    let all = (examples.triggering + examples.clean).map(\.code)
    #expect(Set(all).count == all.count)
    #expect(examples.triggering.filter { !$0.code.contains("↓") }.map(\.code) == [])
    #expect(examples.clean.filter { $0.code.contains("↓") }.map(\.code) == [])
  }

  @Test("Only the marked places are reported", arguments: ids)
  func verdicts(_ fault: String) throws {
    let rule = try Self.rule(fault)
    for example in rule.examples.triggering + rule.examples.clean {
      let files = ExampleFiles(example)
      #expect(
        files.places(of: rule, target: example.deploymentTarget) == files.marks,
        "\(example.code)"
      )
      for file in files.files {
        #expect(!Parser.parse(source: file.code).hasError, "not Swift: \(file.code)")
      }
    }
  }

  @Test("Nothing is reported in comments", arguments: Share(of: 4).of(ids, ahead: 1))
  func comments(_ fault: String) throws {
    let rule = try Self.rule(fault)
    for example in rule.examples.triggering {
      let files = ExampleFiles(example)
      let lines = files.mapping { code in
        code.split(separator: "\n", omittingEmptySubsequences: false)
          .map { "// \($0)" }.joined(separator: "\n")
      }
      #expect(lines.places(of: rule, target: example.deploymentTarget) == [])
      let block = files.mapping { "/*\n\($0)\n*/" }
      #expect(block.places(of: rule, target: example.deploymentTarget) == [])
    }
  }

  @Test("Nothing is reported in strings", arguments: ids)
  func strings(_ fault: String) throws {
    let rule = try Self.rule(fault)
    for example in rule.examples.triggering {
      let files = ExampleFiles(example).mapping { "let text = ##\"\"\"\n\($0)\n\"\"\"##\n" }
      #expect(files.places(of: rule, target: example.deploymentTarget) == [])
    }
  }

  @Test("Other names do not change a verdict", arguments: Share(of: 4).of(ids))
  func otherNames(_ fault: String) throws {
    let rule = try Self.rule(fault)
    for example in rule.examples.triggering + rule.examples.clean {
      let files = ExampleFiles(example)
      let names = OtherNames(files.files.map(\.code), except: example.fixedNames)
      let renamed = files.mapping(names.renamed)
      #expect(
        renamed.places(of: rule, target: example.deploymentTarget).count == files.marks.count,
        "\(renamed.files.map(\.code).joined(separator: "\n"))"
      )
    }
  }

  @Test(
    "Messages are one line, begin with a lower-case letter, and have no full stop",
    arguments: Share(of: 2).of(ids, ahead: 1)
  )
  func messages(_ fault: String) throws {
    let rule = try Self.rule(fault)
    for example in rule.examples.triggering {
      let findings = ExampleFiles(example).findings(of: rule, target: example.deploymentTarget)
      for text in findings.flatMap({ [$0.message] + $0.notes.map(\.message) }) {
        #expect(!text.isEmpty && !text.hasSuffix(".") && !text.contains("\n"), "\(text)")
        #expect(text.first?.isUppercase == false, "\(text)")
      }
    }
  }

  @Test(
    "A fix leaves valid Swift, and removes its finding",
    arguments: Share(of: 4).of(ids, ahead: 2)
  )
  func fixes(_ fault: String) throws {
    let rule = try Self.rule(fault)
    var isFixable = false
    for example in rule.examples.triggering {
      let files = ExampleFiles(example)
      let findings = files.findings(of: rule, target: example.deploymentTarget)
      var mended = files
      for (index, file) in files.files.enumerated() {
        let fixes = findings.filter { $0.place.file == file.path }.compactMap(\.fix)
        guard !fixes.isEmpty else { continue }
        isFixable = true
        let result = FixApplication(fixes, to: Array(file.code.utf8))
        #expect(result.refused == [])
        mended.files[index].code = String(decoding: result.bytes, as: UTF8.self)
        #expect(!Parser.parse(source: mended.files[index].code).hasError)
      }
      let left = findings.count { $0.fix == nil }
      #expect(
        mended.findings(of: rule, target: example.deploymentTarget).count == left,
        "\(mended.files.map(\.code).joined(separator: "\n"))"
      )
    }
    #expect(Fault.named(fault)?.isFixable == isFixable)
  }
}
