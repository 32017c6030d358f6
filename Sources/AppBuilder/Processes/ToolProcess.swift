import Foundation
internal import Spawning

/// A running child process that leads its own process group.
final class ToolProcess {
  /// The maximum number of attempts to start a program that another process has open for writing.
  ///
  /// The attempts take ten seconds altogether.
  private static let tryLimit = 2_000
  private let pid: pid_t
  private var isReaped = false

  /// Creates a process by starting a program with empty input and directing its output and errors to a descriptor.
  init(_ command: ToolCommand, output: Int32) throws(ToolFailure) {
    let program = ChildProgram(
      path: command.program,
      arguments: command.arguments,
      environment: command.environment,
      leadership: .group
    )
    var tries = 0
    while true {
      do {
        pid = try program.start(output: output, errors: output)
        return
      } catch {
        tries += 1
        guard error.code == ETXTBSY, tries < Self.tryLimit else {
          throw ToolFailure(program: command.program, reason: String(cString: strerror(error.code)))
        }
        // A newly written script may briefly be open in a child process that another thread is
        // starting.
        usleep(5_000)
      }
    }
  }

  /// Returns the way in which the process ended, or nil if the process is running or its ending was returned earlier.
  ///
  /// Any remaining child processes are ended.
  func endingIfOver() -> ToolResult.Ending? {
    var information = siginfo_t()
    let options = WEXITED | WNOHANG | WNOWAIT
    guard !isReaped, waitid(P_PID, id_t(pid), &information, options) == 0,
      information.si_signo == SIGCHLD
    else { return nil }
    return end()
  }

  /// Ends the process group, and returns the process's ending, or nil if the ending was returned earlier.
  @discardableResult
  func end() -> ToolResult.Ending? {
    guard !isReaped else { return nil }
    // Until the process is reaped, no other group can get its number.
    _ = kill(-pid, SIGKILL)
    _ = kill(pid, SIGKILL)
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    isReaped = true
    let signal = status & 0x7F
    return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
  }
}
