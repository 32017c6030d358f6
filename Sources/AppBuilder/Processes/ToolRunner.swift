import Foundation

/// A runner that limits the time and the recorded output of programs.
struct ToolRunner: Sendable {
  /// The time limit, in seconds.
  var seconds: Double = 60
  /// The maximum length of the output to keep, in bytes.
  var outputBytes = 1 << 20
  /// A closure that returns the current time.
  var now: @Sendable () -> ContinuousClock.Instant = { .now }

  /// Runs a program in its own process group, and returns the result after the program has ended.
  ///
  /// - Parameter command: The program to run.
  /// - Returns: The outcome of the program's run.
  /// - Throws: `ToolFailure` if it cannot be started.
  func run(_ command: ToolCommand) throws(ToolFailure) -> ToolResult {
    let pipe = try OutputPipe()
    let process = try ToolProcess(command, output: pipe.writer)
    pipe.closeWriter()
    return watch(process, pipe)
  }

  private func watch(_ process: ToolProcess, _ pipe: OutputPipe) -> ToolResult {
    let deadline = now() + .seconds(seconds)
    var output: [UInt8] = []
    var isCut = false
    var ending: ToolResult.Ending?
    var isOpen = true
    while ending == nil || isOpen {
      if isOpen, let piece = pipe.read(milliseconds: ending == nil ? 20 : 0) {
        isOpen = !piece.isEmpty
        isCut = isCut || output.count + piece.count > outputBytes
        output += piece.prefix(outputBytes - output.count)
      } else if ending != nil {
        // A process that has left its group still holds the pipe; its output is ignored.
        break
      } else if !isOpen {
        // A process that has closed its output is about to end.
        usleep(200)
      }
      ending = ending ?? process.endingIfOver()
      if ending == nil, now() >= deadline {
        process.end()
        ending = .timeout
      }
    }
    return ToolResult(
      ending: ending ?? .timeout,
      output: String(decoding: output, as: UTF8.self),
      isCut: isCut
    )
  }
}

/// An error that indicates that a program could not be started.
struct ToolFailure: Error, Hashable, CustomStringConvertible {
  /// The path of the program.
  var program: String
  /// The reason as stated by the system.
  var reason: String

  var description: String { "cannot start \(program): \(reason)" }
}
