package import Script

/// A script that tests an app, in its own file.
package struct TestScript: Hashable, Sendable {
  /// The name of the test: its path in the folder of the tests, without the extension.
  package var name: String
  /// The file path, as messages call it.
  package var file: String
  /// The file-system path of the file.
  package var path: String

  /// Creates a test.
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

  /// Reads the script as a whole.
  ///
  /// - Returns: The script.
  /// - Throws: A `ScriptError` for a file that cannot be read, or for the first invalid line.
  package func script() throws(ScriptError) -> Script {
    let source = try ScriptSource(contentsOf: path, name: file)
    guard !source.isTranscript else {
      throw ScriptError(
        "this is a transcript; a test must be a script; 'navlab record' creates one",
        at: ScriptPosition(file: file)
      )
    }
    return try Script(source)
  }
}
