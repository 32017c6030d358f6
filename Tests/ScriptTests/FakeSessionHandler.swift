import SceneText
import Script

/// A session handler that says what it was asked, and has a few scripts.
final class FakeSessionHandler: SessionHandler {
  var settings = Settings()
  private(set) var confirmations: [String] = []
  private let scripts: [String: String]

  init(scripts: [String: String] = [:]) {
    self.scripts = scripts
  }

  func open(_ files: [String], in interpreter: Interpreter) -> CommandResult {
    told("open \(files)")
  }

  let canReload = true

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

extension FakeSessionHandler {
  /// Carries out lines with the fake app and a session handler.
  ///
  /// - Parameters:
  ///   - scripts: The files that the session handler has.
  ///   - lines: The lines.
  /// - Returns: What they print.
  static func answers(scripts: [String: String] = [:], to lines: String...) -> [String] {
    let handler = FakeSessionHandler(scripts: scripts)
    let answers = handler.answers(to: lines)
    // The interpreter does not keep it.
    withExtendedLifetime(handler) {}
    return answers
  }

  /// Carries out lines with the fake app and this session handler.
  ///
  /// - Parameter lines: The lines.
  /// - Returns: What they print.
  func answers(to lines: [String]) -> [String] {
    let interpreter = Interpreter(driver: FakeApp())
    interpreter.handler = self
    return lines.flatMap { interpreter.output(of: $0).map(\.plain) }
  }
}
