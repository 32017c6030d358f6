import AppBuilder
import Foundation
package import Grading
package import SceneText
import Script

/// A proof that every command still gives its recorded answer at all widths and with all character sets.
package struct TranscriptProof: Sendable {
  private let folder: String
  private let builds: BuildEnvironment

  /// Creates a proof of the transcripts in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder with `Apps` and `Commands`.
  ///   - builds: The builder of the apps.
  package init(folder: String, builds: BuildEnvironment) {
    self.folder = folder
    self.builds = builds
  }

  /// Plays the scripts, and returns whether all answers match the recorded answers.
  ///
  /// - Parameters:
  ///   - shard: The share of the scripts to play.
  ///   - draw: A closure called with each difference as soon as it is found.
  /// - Returns: Whether all answers are the same and every command has a script.
  /// - Throws: `CommandFailure` if a script or an app cannot be used.
  package func run(
    shard: Shard,
    draw: ([StyledText]) -> Void
  ) throws(CommandFailure) -> Bool {
    let all = try scripts()
    var complaints = missing(in: all)
    let scripts = all.filter { shard.contains($0.name) }
    let apps = try apps(for: scripts)
    for script in scripts {
      guard let app = apps[script.app] else { continue }
      let (seen, faults) = try play(script, app)
      let expected = try recording(of: script)
      if let difference = TextDifference(expected: expected, seen: seen) {
        complaints += ["\(script.recording):\(difference)"]
      }
      complaints += faults
    }
    draw(
      complaints.flatMap { $0.split(separator: "\n").map { StyledText(Printable.line("\($0)")) } }
    )
    guard complaints.isEmpty else {
      draw([StyledText("\(complaints.count) transcripts or lines differ.")])
      return false
    }
    let forms = TranscriptForm.all.count
    draw([StyledText("\(scripts.count) commands answer as recorded, in \(forms) forms.")])
    return true
  }

  /// Records the current answers of every script.
  ///
  /// - Returns: One line for each script whose answers have changed.
  /// - Throws: `CommandFailure` if a script or an app cannot be used, or nothing can be written.
  package func record() throws(CommandFailure) -> [StyledText] {
    var lines: [StyledText] = []
    let scripts = try scripts()
    let apps = try apps(for: scripts)
    for script in scripts {
      guard let app = apps[script.app] else { continue }
      let seen = try play(script, app).recording
      guard try recording(of: script) != seen else { continue }
      do {
        try Data(seen.utf8).write(to: URL(fileURLWithPath: script.recording), options: .atomic)
      } catch {
        throw CommandFailure(
          .misuse,
          "\(script.recording): the answers cannot be written: \(error.localizedDescription)"
        )
      }
      lines.append(StyledText("recorded \(script.recording)"))
    }
    return lines.isEmpty ? ["Every transcript is unchanged."] : lines
  }

  private func play(
    _ script: TranscriptScript,
    _ app: BuiltApp
  ) throws(CommandFailure) -> (recording: String, faults: [String]) {
    do {
      return try TranscriptStage(script: script, app: app, builds: builds).play()
    } catch {
      throw CommandFailure(.misuse, "\(script.path): its files cannot be created: \(error)")
    }
  }

  /// Returns messages about the commands for which there is no script.
  private func missing(in scripts: [TranscriptScript]) -> [String] {
    let shown = scripts.map(\.word)
    let words = CommandList.all.map { $0.word }
    return words.filter { !shown.contains($0) }.map {
      "\(folder)/Commands/\($0).nav: there is no such file; write commands that show what \($0) does"
    }
  }

  private func scripts() throws(CommandFailure) -> [TranscriptScript] {
    let commands = "\(folder)/Commands"
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: commands)
    } catch {
      throw CommandFailure(.misuse, "\(commands): there is no such folder")
    }
    var scripts: [TranscriptScript] = []
    for name in names.sorted() where name.hasSuffix(".nav") {
      scripts.append(
        try TranscriptScript(contentsOf: "\(commands)/\(name)", apps: "\(folder)/Apps")
      )
    }
    return scripts
  }

  /// Builds the app of each script, building each app only once, and returns the apps, keyed by file name.
  private func apps(
    for scripts: [TranscriptScript]
  ) throws(CommandFailure) -> [String: BuiltApp] {
    var apps: [String: BuiltApp] = [:]
    for script in scripts where apps[script.app] == nil {
      apps[script.app] = try builds.moved(to: script.apps).buildApp([script.app])
    }
    return apps
  }

  /// Returns the recorded answers of a script, or an empty string if there are none.
  private func recording(of script: TranscriptScript) throws(CommandFailure) -> String {
    guard FileManager.default.fileExists(atPath: script.recording) else { return "" }
    do {
      return try String(contentsOfFile: script.recording, encoding: .utf8)
    } catch {
      throw CommandFailure(.misuse, "\(script.recording): the file cannot be read as text")
    }
  }
}
