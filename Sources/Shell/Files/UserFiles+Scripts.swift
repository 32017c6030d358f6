package import Script

extension UserFiles {
  /// Reads the script in a file.
  ///
  /// - Parameters:
  ///   - file: The file, relative to the script that includes it or to the user's folder.
  ///   - asking: The script that includes it, or nil at the prompt.
  /// - Returns: The script.
  /// - Throws: A `Failure` if the file cannot be read or understood.
  package func script(at file: String, for asking: String?) throws(Failure) -> Script {
    let path = try path(of: file, besides: asking)
    do throws(ScriptError) {
      let source = try ScriptSource(contentsOf: absolute(path), name: path)
      guard !source.isTranscript else {
        throw ScriptError(
          "this is a transcript; to compare it with the app, use 'navlab run' with '--script'",
          at: ScriptPosition(file: path)
        )
      }
      return try Script(source)
    } catch {
      throw .elsewhere(.misuse(error), at: error.position)
    }
  }
}
