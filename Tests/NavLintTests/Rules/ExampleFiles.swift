import Findings

@testable import NavLint

/// An example of a rule as files, with its `↓` taken out.
struct ExampleFiles {
  /// The files with their paths.
  var files: [(path: String, code: String)] = []
  /// The places of the signs.
  var marks: [Mark] = []

  /// A place that is to be reported.
  struct Mark: Hashable, CustomStringConvertible {
    var file: String
    var offset: Int

    var description: String { "\(file):\(offset)" }
  }

  init(_ example: RuleExample) {
    var path = "Example.swift"
    var code = ""
    for line in example.code.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("// file: ") {
        take(code, path)
        path = String(line.dropFirst("// file: ".count))
        code = ""
      } else {
        code += line + "\n"
      }
    }
    take(code, path)
  }

  private mutating func take(_ marked: String, _ path: String) {
    var code = ""
    for character in marked {
      if character == "↓" {
        marks.append(Mark(file: path, offset: code.utf8.count))
      } else {
        code.append(character)
      }
    }
    files.append((path, code))
  }

  /// Returns the findings of one rule in the files.
  func findings(of rule: any Rule.Type, target: String?) -> [Finding] {
    let configuration = LintConfiguration(
      levels: [rule.fault: .warning],
      deploymentTarget: target.flatMap { DeploymentTarget($0) }
    )
    return Linter(configuration: configuration, rules: [rule])
      .judge(files.map { ($0.path, Array($0.code.utf8)) })
      .findings
  }

  /// The places that one rule reports, in their order.
  func places(of rule: any Rule.Type, target: String?) -> [Mark] {
    findings(of: rule, target: target)
      .map { Mark(file: $0.place.file, offset: $0.place.start.offset) }
  }

  /// The same with each file changed.
  func mapping(_ change: (String) -> String) -> ExampleFiles {
    var copy = self
    copy.files = files.map { ($0.path, change($0.code)) }
    copy.marks = []
    return copy
  }
}
