import AppBuilder
import Findings
package import Grading

extension LinterProgram {
  /// The program for graders: nothing in the submission decides which rules apply.
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

  /// The text that identifies the program's version; empty while there is no program.
  package var stamp: String {
    path.flatMap(FileIdentity.init(of:))?.description ?? ""
  }
}
