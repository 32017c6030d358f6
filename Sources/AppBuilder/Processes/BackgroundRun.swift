import Foundation

/// A launcher of programs that continue after this program has ended.
package enum BackgroundRun {
  /// Starts a program in its own process group, with empty input and ignored output.
  ///
  /// - Parameters:
  ///   - program: The absolute path of the program.
  ///   - arguments: The arguments, without the program's own name.
  ///   - environment: The complete environment.
  /// - Throws: `ToolRun.StartError` if it cannot be started.
  package static func start(
    _ program: String,
    _ arguments: [String],
    environment: [String: String]
  ) throws(ToolRun.StartError) {
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    guard nowhere >= 0 else {
      throw ToolRun.StartError(description: "/dev/null: \(String(cString: strerror(errno)))")
    }
    defer { close(nowhere) }
    let command = ToolCommand(program: program, arguments: arguments, environment: environment)
    do {
      // The result of the program is not needed; the system cleans up after this process.
      _ = try ToolProcess(command, output: nowhere)
    } catch {
      throw ToolRun.StartError(description: error.description)
    }
  }
}
