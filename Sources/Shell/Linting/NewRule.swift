package import FaultCatalogue
import Foundation

/// The initial files of a new linter rule: its catalogue entry, its code and its examples.
///
/// The rule compiles. The tests of the catalogue and the rules fail until the author fills in the files.
package struct NewRule: Hashable, Sendable {
  /// The fault id, such as `nested-stack`.
  package let id: String
  /// The topic of the fault.
  package let topic: Fault.Topic

  /// Creates a rule from an id and a topic.
  ///
  /// - Parameters:
  ///   - id: The id, in lower-case words with hyphens.
  ///   - topic: The topic of the fault.
  /// - Throws: `CommandFailure` if the id is invalid or taken.
  package init(_ id: String, topic: Fault.Topic) throws(CommandFailure) {
    guard id.wholeMatch(of: /[a-z]+(-[a-z]+)+/) != nil else {
      throw CommandFailure(
        .misuse,
        saying:
          "'\(id)' cannot be the id of a fault; write lower-case words with hyphens, as in nested-stack"
      )
    }
    guard Fault.named(id) == nil else {
      throw CommandFailure(.misuse, saying: "there is already a fault '\(id)'; choose another id")
    }
    self.id = id
    self.topic = topic
  }

  /// The topics of rules, with the names of their folders.
  package static let topics: [(name: String, topic: Fault.Topic)] = [
    ("Stacks", .stacks), ("Links", .links), ("Destinations", .destinations), ("Paths", .paths),
    ("Tabs", .tabs), ("Presentation", .presentation), ("Ownership", .ownership),
    ("DeepLinks", .deepLinks), ("Restoration", .restoration), ("Time", .time),
    ("Versions", .versions),
  ]

  /// The files, with their paths in the repository.
  package var files: [(path: String, text: String)] {
    let folder = Self.topics.first { $0.topic == topic }?.name ?? ""
    let rule = "Rules/\(folder)/\(typeName)Rule"
    return [
      ("Faults/\(id)/fault.yml", entry),
      ("Faults/\(id)/Wrong.swift", "import SwiftUI\n"),
      ("Sources/NavLint/\(rule).swift", search),
      ("Tests/NavLintTests/\(rule)+Examples.swift", examples),
    ]
  }

  /// Writes the files into a repository.
  ///
  /// - Parameter root: The folder of the repository.
  /// - Throws: `CommandFailure` if a file exists already, or cannot be written.
  package func write(in root: String) throws(CommandFailure) {
    let places = ["Faults/\(id)"] + files.map(\.path)
    for place in places where FileManager.default.fileExists(atPath: "\(root)/\(place)") {
      throw CommandFailure(.misuse, saying: "\(place) already exists, so nothing was written")
    }
    do {
      try FileManager.default.createDirectory(
        atPath: "\(root)/Faults/\(id)",
        withIntermediateDirectories: false
      )
    } catch {
      let reason = "the folder cannot be created: \(error.localizedDescription)"
      throw CommandFailure(.misuse, saying: "Faults/\(id): \(reason)")
    }
    for file in files {
      do {
        try WholeFile(path: "\(root)/\(file.path)").write(file.text, replacing: false)
      } catch {
        throw CommandFailure(
          .misuse,
          saying: "\(file.path): the file cannot be written: \(error.reason)"
        )
      }
    }
  }

  /// The beginning of the rule's type name, such as `NestedStack` for the id `nested-stack`.
  private var typeName: String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private var entry: String {
    """
    summary:
    topic: \(topic.rawValue)
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
  }

  private var search: String {
    """
    import Findings
    import SwiftSyntax

    /// Finds `\(id)`.
    struct \(typeName)Rule: Rule {
      static let fault = "\(id)"

      func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
        []
      }
    }

    """
  }

  private var examples: String {
    """
    @testable import NavLint

    extension \(typeName)Rule: ExampledRule {
      static let examples = RuleExamples(
        triggering: [],
        clean: []
      )
    }

    """
  }
}
