import AppSession
import Course
import SceneText
import Shell
import Terminal

extension Composition {
  /// The catalogue of NavLab's own lessons and exercises.
  var catalogue: Catalogue { Catalogue(path: installation.root) }

  /// The folder of the fault catalogue.
  var faults: FaultFolder { FaultFolder(path: installation.faults) }

  /// The documents about the course and the fault catalogue.
  var documents: CourseDocuments { CourseDocuments(catalogue: catalogue, faults: faults) }

  /// The canvas for output to a shell.
  var canvas: TextCanvas { TextCanvas(output: output, profile: display, invocation: invocation) }

  /// The canvas for a user at NavLab's prompt.
  var promptCanvas: TextCanvas {
    TextCanvas(output: output, profile: display, invocation: invocation.atPrompt)
  }

  /// A Boolean value that indicates whether no lesson or exercise has ever been begun.
  var isFirstStart: Bool { progressFile.map { !$0.exists } ?? true }

  /// The file with the learner's progress, or nil if there is no path for it.
  var progressFile: ProgressFile? { ProgressFile.standard(environment: environment) }

  /// Creates the actions for the current folder.
  ///
  /// - Parameter layout: The layout width and character set; those of standard output unless given.
  /// - Returns: The actions.
  /// - Throws: `CommandFailure` if there is no place for the progress.
  func actions(layout: TextLayout? = nil) throws -> CourseActions {
    let layout = layout ?? canvas.layout
    guard let progressFile else {
      throw CommandFailure(
        .misuse,
        saying: "there is no folder for your progress; set HOME or XDG_DATA_HOME"
      )
    }
    let build = LinterBuild(of: linter)
    return CourseActions(
      catalogue: catalogue,
      workspace: Workspace(around: ProcessEnvironment.currentFolder()),
      progressFile: progressFile,
      layout: layout,
      spelling: CourseSpelling(layout.invocation),
      linter: { build.state }
    )
  }
}

extension Composition {
  /// Returns the services for commands about the course.
  ///
  /// - Parameters:
  ///   - builds: The builder of lessons' and learners' apps.
  ///   - interruption: The interruption of a running action, in the prompt's app and in lessons.
  /// - Returns: The services.
  func courseServices(
    _ builds: BuildEnvironment,
    _ interruption: Interruption
  ) -> CourseCommands.Services {
    CourseCommands.Services(
      catalogue: catalogue,
      builds: builds,
      interruption: interruption,
      perform: { try perform($0, alone: false, usesCards: false, from: nil, seed: 1) },
      rows: { display.rows },
      actions: { try actions(layout: $0) }
    )
  }
}
