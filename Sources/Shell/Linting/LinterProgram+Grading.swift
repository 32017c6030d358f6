import AppBuilder
import Findings
package import Grading

extension LinterProgram {
  /// The program as judges of learners' work use it: nothing in the work decides what is looked for.
  ///
  /// - Parameter notice: Is told one line before anything that takes long.
  /// - Returns: The linter, which makes itself ready once.
  package func forGrading(_ notice: @escaping @Sendable (String) -> Void) -> SourceLinter {
    SourceLinter {
      try prepare(notice)
    } judge: { paths, target in
      try judge(
        LintRequest(
          paths: paths,
          configuration: LintConfiguration(deploymentTarget: target, heedsComments: false),
          limits: LintRequest.Limits()
        )
      )
    }
  }

  /// What tells the program from every other version of it, in any words; empty while there is none.
  package var stamp: String {
    path.flatMap(FileIdentity.init(of:))?.description ?? ""
  }
}
