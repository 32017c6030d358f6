/// The code that a rule is tested with: at least five examples of each kind.
struct RuleExamples: Hashable, Sendable {
  /// Code with the fault; a `↓` stands right before each place that is to be reported.
  var triggering: [RuleExample]
  /// Code that looks like it and is right.
  var clean: [RuleExample]
}

/// A piece of code for the test of a rule; a text will do.
///
/// A line `// file: Router.swift` begins another file of the same project.
struct RuleExample: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The code.
  var code: String
  /// The oldest version of iOS that the code is for.
  var deploymentTarget: String?
  /// Names that the code declares and that must not be changed, because the rule knows them by name.
  var fixedNames: Set<String>

  init(
    _ code: String,
    deploymentTarget: String? = nil,
    fixedNames: Set<String> = []
  ) {
    self.code = code
    self.deploymentTarget = deploymentTarget
    self.fixedNames = fixedNames
  }

  init(stringLiteral code: String) {
    self.init(code)
  }
}
