import Foundation
import Publishing
package import SceneText
import Script

/// An exporter of the project that measures SwiftUI, with messages for a user at a terminal.
package struct ConformanceExport: Sendable {
  private let root: String

  /// Creates an exporter of the project.
  ///
  /// - Parameter installation: This copy of NavLab, which may lack the apps and scripts.
  package init(installation: Installation) {
    root = "\(installation.root)/Tests/Conformance"
  }

  /// Writes the project to a folder.
  ///
  /// - Parameter folder: The absolute path of a folder that does not exist, is empty, or contains an earlier export.
  /// - Returns: A message about the result.
  /// - Throws: `CommandFailure` if the project cannot be written, or this copy has no apps and scripts.
  package func write(to folder: String) throws(CommandFailure) -> [StyledText] {
    let apps = try files(in: "App", ending: ".swift")
    let scripts = try files(in: "Scripts", ending: ".nav")
    var sources: [UITestSource] = []
    for script in scripts {
      do {
        sources.append(try UITestSource(ScriptSource(script.text, name: script.name)))
      } catch {
        throw CommandFailure(.internalFault, "\(error)")
      }
    }
    let project = ConformanceProject(apps: apps, scripts: sources)
    let place = ExportFolder(path: folder, mark: "conformance")
    try place.write(project.files)
    let head =
      "\(sources.count) behaviours in an Xcode project; README.md says how to measure them: "
    return [StyledText(head) + StyledText(place.path, .value, file: place.path)]
  }

  private func files(in name: String, ending: String) throws(CommandFailure) -> [PublishedFile] {
    let folder = "\(root)/\(name)"
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      return try names.filter { $0.hasSuffix(ending) }.map {
        let text = try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
        return PublishedFile(name: $0, text: text)
      }
    } catch {
      throw CommandFailure(
        .misuse,
        saying: "this copy of NavLab does not contain the apps that measure SwiftUI; use a clone"
      )
    }
  }
}
