package import Script

/// A test's session handler, which supports only the inclusion of other scripts.
package final class TestSessionHandler: SessionHandler {
  private let read: (_ file: String, _ asking: String?) throws(Failure) -> Script

  /// Creates a session handler with a closure that reads included scripts.
  ///
  /// - Parameter read: A closure that reads a script that another one includes.
  package init(read: @escaping (_ file: String, _ asking: String?) throws(Failure) -> Script) {
    self.read = read
  }

  package func script(at file: String, for asking: String?) throws(Failure) -> Script {
    try read(file, asking)
  }

  package let settings = Settings()

  package func confirmed(_ text: String) {}

  package func open(_ files: [String], in: Interpreter) throws(Failure) -> CommandResult {
    throw Self.refusal("open")
  }

  package let canReload = false

  package func reload(in: Interpreter) throws(Failure) -> CommandResult {
    throw Self.refusal("reload")
  }

  package func watch(_ isOn: Bool, in: Interpreter) throws(Failure) -> CommandResult {
    throw Self.refusal("watch")
  }

  package func record(to file: String?, in: Interpreter) throws(Failure) -> CommandResult {
    throw Self.refusal("record")
  }

  package func stopRecording(in: Interpreter) throws(Failure) -> CommandResult {
    throw Self.refusal("record")
  }

  package func save(
    to file: String,
    replacing replaces: Bool,
    in: Interpreter
  ) throws(Failure) -> CommandResult {
    throw Self.refusal("save")
  }

  package func change(
    _ setting: Setting,
    to value: String?,
    in: Interpreter
  ) throws(Failure) -> CommandResult {
    throw Self.refusal("set")
  }

  private static func refusal(_ word: String) -> Failure {
    .refused("\(word) works only at the prompt; remove it from the test")
  }
}
