import AppBuilder
import Findings
package import Grading

extension LinterProgram {
  /// The program as judges of learners' work use it: nothing in the work decides what is looked for.
  ///
  /// Nobody waits for it: where it is not built, that is an error.
  package var forGrading: SourceLinter {
    SourceLinter {
      path != nil
    } prepare: {
      try LinterBuild(of: self).require("nothing was judged")
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

  /// The text that tells the program from every other version of it; empty while there is none.
  package var stamp: String {
    path.flatMap(FileIdentity.init(of:))?.description ?? ""
  }
}
