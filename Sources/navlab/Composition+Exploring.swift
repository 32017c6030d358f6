import AppBuilder
import AppSession
import Exploration
import Foundation
import Grading
import SceneText
import Shell
import Terminal

extension Composition {
  /// Builds an app, explores it, and writes a report.
  ///
  /// - Parameters:
  ///   - project: The app.
  ///   - budget: The effort.
  ///   - format: The format of the report.
  /// - Returns: The findings.
  /// - Throws: `CommandFailure` if the app cannot be built.
  func explore(
    _ project: AppProject,
    within budget: ExplorationBudget,
    reportingAs format: ExplorationFormat
  ) throws -> ExplorationReport {
    let builds = try builds()
    let app = try builds.buildApp(project)
    report(app.warnings)
    let list = app.resources["Info.plist"].flatMap { FileManager.default.contents(atPath: $0) }
    let sources = AppSources(try builds.sources(project.files).map(\.text), propertyList: list)
    let explored = ExploredApp(
      launch: AppLaunch(app, of: project),
      sources: sources,
      library: app.library
    )
    let found = Exploration(of: explored, within: budget).run()
    switch format {
    case .text: canvas.draw(ExplorationText(found).lines(canvas.layout))
    case .json: output.write(try PrettyJSON.text(of: found))
    case .junit: output.write(ExplorationJUnit(found, of: app.name).text)
    case .github: output.write(ExplorationAnnotations(found).text)
    }
    return found
  }

  /// Writes a script for each finding that a script can show.
  ///
  /// - Parameters:
  ///   - report: The findings.
  ///   - folder: The folder, which is created if it is missing.
  ///   - replaces: Whether to replace existing files.
  /// - Throws: `CommandFailure` if the folder cannot be created or a file cannot be written.
  func write(_ report: ExplorationReport, to folder: String, replacing replaces: Bool) throws {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(
        .misuse,
        saying: "\(folder): the folder cannot be created; name another one with --write"
      )
    }
    for (index, discovery) in report.discoveries.enumerated() where discovery.kind != .unreached {
      let script = DiscoveryScript(discovery, number: index + 1)
      let path = "\(folder)/\(script.name)"
      do throws(FileFault) {
        try WholeFile(path: path).write(script.text, replacing: replaces)
      } catch {
        throw CommandFailure(
          .misuse,
          saying: "\(path): \(error.reason); replace it with --force, or name another folder"
        )
      }
    }
  }
}
