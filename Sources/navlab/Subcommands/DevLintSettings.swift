import ArgumentParser
import Course
import Findings
import Foundation
import Shell
import Terminal

/// The subcommand `navlab dev lint-settings`, which prints a folder's linter settings for the language server.
struct DevLintSettings: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint-settings",
    abstract: "Write the linter's settings for a folder, as JSON.",
    shouldDisplay: false
  )

  @Argument(help: "The folder.")
  var folder: String

  func run() throws {
    var settings = try Composition.lintConfiguration(nil, for: folder)
    if settings.deploymentTarget == nil { settings.deploymentTarget = exerciseTarget }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(settings), as: UTF8.self)
    DescriptorOutput.standardOutput.write(text + "\n")
  }

  /// The deployment target of the exercise in the folder, or nil if there is none.
  private var exerciseTarget: DeploymentTarget? {
    guard let composition = try? Composition(display: DisplayChoices()),
      let name = ItemName(URL(fileURLWithPath: folder).lastPathComponent),
      Workspace(around: folder).path != folder
    else { return nil }
    // Mistakes in the course are reported by the commands that read it.
    return (try? composition.catalogue.exercise(name))?.deploymentTarget
  }
}
