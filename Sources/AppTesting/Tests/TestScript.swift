package import Script

/// A script that tests an app.
package struct TestScript: Hashable, Sendable {
  /// The name of the test: its path in the folder of tests, without the file extension.
  package var name: String
  /// The path of the file, as messages show it.
  package var file: String
  /// The path of the file in the file system.
  package var path: String

  /// Creates a test for a file.
  ///
  /// - Parameters:
  ///   - name: The name of the test.
  ///   - file: The path of the file, as messages call it.
  ///   - path: The file-system path of the file.
  package init(name: String, file: String, path: String) {
    self.name = name
    self.file = file
    self.path = path
  }

  /// Reads the complete script.
  ///
  /// - Returns: The script.
  /// - Throws: A `ScriptError` for a file that cannot be read, or for the first invalid line.
  package func script() throws(ScriptError) -> Script {
    let source = try ScriptSource(contentsOf: path, name: file)
    guard !source.isTranscript else {
      throw ScriptError(
        "this is a transcript, but a test must be a script; create one with 'navlab record'",
        at: ScriptPosition(file: file)
      )
    }
    return try Script(source)
  }
}
