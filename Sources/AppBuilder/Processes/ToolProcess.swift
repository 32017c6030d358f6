import Foundation
internal import Spawning

/// A running child process, leader of its own process group.
final class ToolProcess {
  /// The number of attempts to start a program that another process has open for writing; ten
  /// seconds in all.
  private static let tryLimit = 2_000
  private let pid: pid_t
  private var isReaped = false

  /// Starts a program with empty input, and with output and errors sent to a descriptor.
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

  /// Returns the end of the process, or nil while it runs, and ends the processes that it left
  /// behind.
  func endingIfOver() -> ToolResult.Ending? {
    var information = siginfo_t()
    let options = WEXITED | WNOHANG | WNOWAIT
    guard !isReaped, waitid(P_PID, id_t(pid), &information, options) == 0,
      information.si_signo == SIGCHLD
    else { return nil }
    return end()
  }

  /// Ends the process and its group in any case.
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
