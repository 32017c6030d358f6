// Written by Scripts/generate from the names of the files below Rules; do not edit.

/// The rules of the linter.
package enum RuleList {
  /// Every rule, by the names of their files.
  package static let all: [any Rule.Type] = [
    NestedStackRule.self
  ]
}
