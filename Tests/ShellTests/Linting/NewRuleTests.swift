import FaultCatalogue
import Foundation
import Testing

@testable import Shell

@Suite("Creating a rule")
struct NewRuleTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func complaint(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "none"
    } catch let failure as CommandFailure {
      return "\(failure.status.rawValue) \(failure.message)"
    } catch {
      return "\(error)"
    }
  }

  @Test("An id that is invalid or taken is refused")
  func ids() {
    #expect(
      complaint { _ = try NewRule("Late_Push", topic: .time) }
        == "2 navlab: 'Late_Push' cannot be the id of a fault; write lower-case words with hyphens, as in nested-stack"
    )
    #expect(
      complaint { _ = try NewRule("nested-stack", topic: .stacks) }
        == "2 navlab: there is already a fault 'nested-stack'; choose another id"
    )
  }

  @Test("Four files are created, named after the fault, in the folders of its topic")
  func files() throws {
    let files = try NewRule("link-to-nowhere", topic: .deepLinks).files
    #expect(
      files.map(\.path) == [
        "Faults/link-to-nowhere/fault.yml",
        "Faults/link-to-nowhere/Wrong.swift",
        "Sources/NavLint/Rules/DeepLinks/LinkToNowhereRule.swift",
        "Tests/NavLintTests/Rules/DeepLinks/LinkToNowhereRule+Examples.swift",
      ]
    )
    #expect(
      files[0].text == """
        summary:
        topic: deep-links
        severity: warning
        found-by: linter
        versions: iOS 16 and later
        behaviours: []
        why: >-
        remedy: >-
        wrong:
          script: |
          before: |
          after: |
        right:
          edits:
            - find:
              replace:
          after: |

        """
    )
    #expect(files[1].text == "import SwiftUI\n")
    #expect(
      files[2].text == """
        import Findings
        import SwiftSyntax

        /// Finds `link-to-nowhere`.
        struct LinkToNowhereRule: Rule {
          static let fault = "link-to-nowhere"

          func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
            []
          }
        }

        """
    )
    #expect(
      files[3].text == """
        @testable import NavLint

        extension LinkToNowhereRule: ExampledRule {
          static let examples = RuleExamples(
            triggering: [],
            clean: []
          )
        }

        """
    )
  }

  @Test("If one file already exists, no file is written")
  func writing() throws {
    let root = folder.path
    let rule = try NewRule("link-to-nowhere", topic: .deepLinks)
    let folders = [
      "Faults", "Sources/NavLint/Rules/DeepLinks",
      "Tests/NavLintTests/Rules/DeepLinks",
    ]
    for folder in folders {
      try FileManager.default.createDirectory(
        atPath: "\(root)/\(folder)",
        withIntermediateDirectories: true
      )
    }
    try rule.write(in: root)
    for file in rule.files {
      #expect(try String(contentsOfFile: "\(root)/\(file.path)", encoding: .utf8) == file.text)
    }
    #expect(
      complaint { try rule.write(in: root) }
        == "2 navlab: Faults/link-to-nowhere already exists, so nothing was written"
    )
    try FileManager.default.removeItem(atPath: "\(root)/Faults/link-to-nowhere")
    #expect(
      complaint { try rule.write(in: root) }
        == "2 navlab: \(rule.files[2].path) already exists, so nothing was written"
    )
    #expect(!FileManager.default.fileExists(atPath: "\(root)/Faults/link-to-nowhere"))
  }
}
