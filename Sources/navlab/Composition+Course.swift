import Course
import Grading
import SceneText
import Shell
import Terminal

extension Composition {
  /// The lessons and exercises that NavLab comes with.
  var catalogue: Catalogue { Catalogue(path: installation.root) }

  /// Where things are drawn.
  var canvas: Canvas { Canvas(output: output, profile: display) }

  /// Opens the desk for the folder that the person is in.
  ///
  /// - Returns: The desk.
  /// - Throws: `CommandFailure` when there is no place for the progress.
  func desk() throws -> CourseDesk {
    guard let progressFile = ProgressFile.standard(environment: environment) else {
      throw CommandFailure(
        .misuse,
        "navlab: there is no folder for your progress; set HOME or XDG_DATA_HOME"
      )
    }
    return CourseDesk(
      catalogue: catalogue,
      workspace: Workspace(path: ProcessEnvironment.currentFolder()),
      progressFile: progressFile,
      layout: canvas.layout
    )
  }
}
