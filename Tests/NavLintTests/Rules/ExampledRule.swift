@testable import NavLint

/// A rule with the code that it is tested with, which the program has no use for.
protocol ExampledRule: Rule {
  /// Code with and without the fault; the tests run all of it.
  static var examples: RuleExamples { get }
}

extension RuleList {
  /// The rules that have examples; a test holds that these are all.
  static let exampled: [any ExampledRule.Type] = all.compactMap { $0 as? any ExampledRule.Type }
}
