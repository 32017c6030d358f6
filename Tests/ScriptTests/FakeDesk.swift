import SceneText
import Script

/// A desk that says what it was asked, and has a few scripts.
final class FakeDesk: SessionDesk {
  var settings = Settings()
  private(set) var confirmations: [String] = []
  private let scripts: [String: String]

  init(scripts: [String: String] = [:]) {
    self.scripts = scripts
  }

  func open(_ files: [String], in interpreter: Interpreter) -> CommandResult {
    told("open \(files)")
  }

  func reload(in interpreter: Interpreter) -> CommandResult { told("reload") }

  func watch(_ isOn: Bool, in interpreter: Interpreter) -> CommandResult { told("watch \(isOn)") }

  func record(to file: String?, in interpreter: Interpreter) -> CommandResult {
    told("record \(file ?? "nil")")
  }

  func stopRecording(in interpreter: Interpreter) -> CommandResult { told("stop") }

  func save(
    to file: String,
    replacing replaces: Bool,
    in interpreter: Interpreter
  ) -> CommandResult {
    told("save \(file) \(replaces)")
  }

  func script(at file: String, for asking: String?) throws(Failure) -> Script {
    guard let text = scripts[file] else {
      throw .refused("\(file) is not there, \(asking ?? "nil")")
    }
    do throws(ScriptError) {
      return try Script(ScriptSource(text, name: file))
    } catch {
      throw .elsewhere(.misuse(error), at: error.position)
    }
  }

  func confirmed(_ text: String) { confirmations.append(text) }

  func change(
    _ setting: Setting,
    to value: String?,
    in interpreter: Interpreter
  ) -> CommandResult {
    settings.choose(value, for: setting)
    return told("\(setting.name) \(value ?? "nil")")
  }

  private func told(_ text: String) -> CommandResult { CommandResult([StyledText(text)]) }
}

extension FakeDesk {
  /// Carries out lines with the fake app and a desk.
  ///
  /// - Parameters:
  ///   - scripts: The files that the desk has.
  ///   - lines: The lines.
  /// - Returns: What they print.
  static func answers(scripts: [String: String] = [:], to lines: String...) -> [String] {
    let desk = FakeDesk(scripts: scripts)
    let answers = desk.answers(to: lines)
    // The interpreter does not keep it.
    withExtendedLifetime(desk) {}
    return answers
  }

  /// Carries out lines with the fake app and this desk.
  ///
  /// - Parameter lines: The lines.
  /// - Returns: What they print.
  func answers(to lines: [String]) -> [String] {
    let interpreter = Interpreter(driver: FakeApp())
    interpreter.desk = self
    return lines.flatMap { interpreter.output(of: $0).map(\.plain) }
  }
}
