package import AppBuilder
import Foundation
package import Grading
import SceneText
import Script
import Terminal

/// A proof that finished demos run without unexpected failures and give the same recording twice.
package struct DemoProof: Sendable {
  private let folder: String
  private let name: String
  private let builder: Builder

  /// Creates a proof of the demos in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder with the demos.
  ///   - name: The name of the folder in findings.
  ///   - builder: The builder of the apps.
  package init(folder: String, name: String, builder: Builder) {
    self.folder = URL(fileURLWithPath: folder).path
    self.name = name
    self.builder = builder
  }

  /// Performs every demo in the folder, and returns the findings.
  ///
  /// - Returns: The finding for each demo; empty if there is no folder.
  package func findings() -> [CourseFinding] {
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      return [CourseFinding(subject: name, problems: ["\(folder): the folder cannot be read"])]
    }
    return names.filter { $0.hasSuffix(".nav") }.sorted().map(finding)
  }

  private func finding(_ file: String) -> CourseFinding {
    let subject = "\(name)/\(file)"
    do throws(CommandFailure) {
      let file = try DemoFile(path: "\(folder)/\(file)")
      let recording = [try record(file), try record(file)]
      guard recording[0] == recording[1] else {
        return CourseFinding(subject: subject, problems: ["two recordings of the demo differ"])
      }
      let count = file.demo.commandCount
      return CourseFinding(subject: subject, proof: "\(count) commands do what the demo shows")
    } catch {
      return CourseFinding(subject: subject, problems: [error.message])
    }
  }

  private func record(_ file: DemoFile) throws(CommandFailure) -> Asciicast {
    let recorder = DemoRecorder(size: WindowSize(columns: 80, rows: 24), title: file.name)
    let profile = DisplayProfile(columns: 80, rows: 24, isTerminal: true, usesColor: true)
    let builds = BuildEnvironment(builder: builder, folder: folder)
    try DemoRunner(file, builds: builds).runThrough(
      on: DemoScreen(output: recorder) { profile },
      keyboard: recorder,
      mark: recorder.mark
    )
    return recorder.cast
  }
}
