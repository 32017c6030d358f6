import AppBuilder
import Findings
package import Grading

extension LinterProgram {
  /// The linter for graders, which uses rules that a submission cannot influence.
  ///
  /// It does not wait for a build: a missing program is an error.
  package var forGrading: SourceLinter {
    SourceLinter {
      path != nil
    } prepare: {
      try LinterBuild(of: self).require("nothing was checked")
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

  /// A string that identifies the version of the program, or an empty string if the program is missing.
  package var stamp: String {
    path.flatMap(FileIdentity.init(of:))?.description ?? ""
  }
}
