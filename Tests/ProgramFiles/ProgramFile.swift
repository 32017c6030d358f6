import Foundation

/// Programs that a test puts somewhere in order to start them.
///
/// A program cannot be started while any process has its file open for writing. Tests run at once in one process, and
/// a child that one of them starts has for a moment all the files that are open then. So another process writes.
package enum ProgramFile {
  /// Puts a script in a place, where it can be started at once.
  ///
  /// - Parameters:
  ///   - text: The script.
  ///   - path: The path of its file, in a folder that is there.
  /// - Throws: `Unwritten` when that cannot be done.
  package static func write(_ text: String, to path: String) throws {
    try carryOut(#"printf '%s' "$2" >"$1" && chmod 755 "$1""#, path, text)
  }

  /// Copies a program, or a folder with programs.
  ///
  /// - Parameters:
  ///   - source: The path of the program or folder.
  ///   - path: The path of the copy, where nothing is yet.
  /// - Throws: `Unwritten` when that cannot be done.
  package static func copy(_ source: String, to path: String) throws {
    try carryOut(#"cp -R "$2" "$1""#, path, source)
  }

  private static func carryOut(_ script: String, _ path: String, _ argument: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script, "sh", path, argument]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Unwritten(path: path) }
  }

  /// A program could not be put in its place.
  package struct Unwritten: Error {
    /// The place.
    package var path: String
  }
}
