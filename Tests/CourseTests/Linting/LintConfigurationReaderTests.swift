import Findings
import Foundation
import Testing

@testable import Course

@Suite("The linter's configuration file")
struct LintConfigurationReaderTests {
  private func read(_ text: String) throws -> LintConfiguration {
    try LintConfigurationReader.configuration(text, file: ".navlab.yml", folder: "/app")
  }

  private func problems(_ text: String) -> [String] {
    do {
      _ = try read(text)
      return []
    } catch let error as ContentError {
      return error.problems.map(\.description)
    } catch {
      return ["\(error)"]
    }
  }

  @Test("A configuration may contain every setting")
  func whole() throws {
    let text = """
      # What this app has decided.
      ios: 17.4
      exclude:
        - Generated
        - "*.pb.swift"
      faults:
        nested-stack: error
        missing-destination: off
        shared-path: "note"
      """
    #expect(
      try read(text)
        == LintConfiguration(
          levels: ["nested-stack": .error, "missing-destination": .off, "shared-path": .note],
          excluded: ["Generated", "*.pb.swift"],
          folder: "/app",
          deploymentTarget: DeploymentTarget(17, 4)
        )
    )
  }

  @Test("A file without content sets nothing", arguments: ["", "\n# all as it is\n", "   \n"])
  func empty(_ text: String) throws {
    #expect(try read(text) == LintConfiguration(folder: "/app"))
  }

  @Test("Every mistake is reported with its place and the likely meaning")
  func mistakes() {
    let text = """
      ios: seventeen
      exlude: [a]
      faults:
        nested-stak: error
        nested-stack: fatal
        shared-path: [error]
      """
    #expect(
      problems(text) == [
        ".navlab.yml:1:6: 'seventeen' is not a version of iOS; write a version such as '17' or '17.4'",
        ".navlab.yml:4:3: there is no fault 'nested-stak'; did you mean 'nested-stack'?",
        ".navlab.yml:5:17: 'nested-stack' must be off, note, warning or error, not 'fatal'",
        ".navlab.yml:6:16: 'shared-path' must be off, note, warning or error",
        ".navlab.yml:2:1: 'exlude' is not a known key; did you mean 'exclude'?",
      ]
    )
    #expect(
      problems("faults: all") == [
        ".navlab.yml:1:9: 'faults' needs lines such as 'nested-stack: error' below it"
      ]
    )
    #expect(problems("- a").count == 1)
    #expect(problems("a: [").count == 1)
  }

  @Test("The file is found in a path's folder or in a folder above")
  func search() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-configuration-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "a/b"),
      withIntermediateDirectories: true
    )
    defer {
      // A folder that is left behind harms nobody.
      try? FileManager.default.removeItem(at: folder)
    }
    #expect(LintConfigurationReader.file(for: folder.appending(path: "a/b/C.swift").path) == nil)
    let file = folder.appending(path: "a/.navlab.yml")
    try Data("ios: 16\n".utf8).write(to: file)
    #expect(
      LintConfigurationReader.file(for: folder.appending(path: "a/b/C.swift").path) == file.path
    )
    let read = try LintConfigurationReader.read(file.path)
    #expect(read.deploymentTarget == DeploymentTarget(16))
    #expect(read.folder == file.deletingLastPathComponent().path)
  }
}
