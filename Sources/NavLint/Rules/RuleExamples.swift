/// The code that a rule is tested with: at least five examples of each kind.
package struct RuleExamples: Hashable, Sendable {
  /// Code with the fault; a `↓` stands right before each place that is to be reported.
  package var triggering: [RuleExample]
  /// Code that looks like it and is right.
  package var clean: [RuleExample]

  package init(triggering: [RuleExample], clean: [RuleExample]) {
    self.triggering = triggering
    self.clean = clean
  }
}

/// A piece of code for the test of a rule; a text will do.
///
/// A line `// file: Router.swift` begins another file of the same project.
package struct RuleExample: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The code.
  package var code: String
  /// The oldest version of iOS that the code is for.
  package var deploymentTarget: String?
  /// Names that the code declares and that must not be changed, because the rule knows them by name.
  package var fixedNames: Set<String>

  package init(
    _ code: String,
    deploymentTarget: String? = nil,
    fixedNames: Set<String> = []
  ) {
    self.code = code
    self.deploymentTarget = deploymentTarget
    self.fixedNames = fixedNames
  }

  package init(stringLiteral code: String) {
    self.init(code)
  }
}
