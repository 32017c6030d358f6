extension BuildPlan {
  /// The name of the work folder's subfolder for the compiled files of a large app.
  static let partFolder = "parts"

  /// A Boolean value that indicates whether the compiler is called directly and can therefore compile only some files.
  var compilesParts: Bool { compile.contains("-frontend") }

  /// Returns the command that compiles some of a job's files.
  ///
  /// - Parameter files: The compiler's names of the files, with the name of each one's part.
  /// - Returns: The words.
  func compiling(parts files: [String: String]) -> [String] {
    var outputs: [String] = []
    let words = compile.dropLast(2).flatMap { word -> [String] in
      guard let part = files[word] else { return [word] }
      outputs += ["-o", "../\(Self.partFolder)/\(part)"]
      return ["-primary-file", word]
    }
    return words + outputs
  }

  /// Returns the command that checks some files, or all files if the compiler is not called directly.
  ///
  /// - Parameter files: The compiler's names of the files.
  /// - Returns: The words.
  func checking(only files: Set<String>) -> [String] {
    guard check.contains("-frontend") else { return check }
    return check.flatMap { files.contains($0) ? ["-primary-file", $0] : [$0] }
  }

  /// Returns the command that joins compiled parts into one object.
  ///
  /// - Parameters:
  ///   - parts: The parts' names, in the order of the files.
  ///   - linker: The linker's program.
  /// - Returns: The words.
  static func joining(_ parts: [String], with linker: String) -> [String] {
    [linker, "-r", "-o", "../\(objectName)"] + parts.map { "../\(partFolder)/\($0)" }
  }
}
