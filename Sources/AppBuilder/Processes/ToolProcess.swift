import Foundation

/// A running child process, leader of its own process group.
final class ToolProcess {
  /// The number of attempts to start a program that another process has open for writing; ten
  /// seconds in all.
  private static let tryLimit = 2_000
  private let pid: pid_t
  private var isReaped = false

  /// Starts a program with empty input, and with output and errors sent to a descriptor.
  init(_ command: ToolCommand, output: Int32) throws(ToolFailure) {
    let actions = SpawnActions(output: output)
    let attributes = SpawnAttributes()
    let arguments = CStrings([command.program] + command.arguments)
    let environment = CStrings(command.environment.map { "\($0)=\($1)" }.sorted())
    var child: pid_t = 0
    var code = ETXTBSY
    // A script that was written just now can be open in a child that another thread starts, for a moment.
    for _ in 0..<Self.tryLimit where code == ETXTBSY {
      code = posix_spawn(
        &child,
        command.program,
        &actions.value,
        &attributes.value,
        arguments.pointers,
        environment.pointers
      )
      if code == ETXTBSY { usleep(5_000) }
    }
    guard code == 0 else {
      throw ToolFailure(program: command.program, reason: String(cString: strerror(code)))
    }
    pid = child
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
    // Before the process is reaped, no other group can have got its number.
    _ = kill(-pid, SIGKILL)
    _ = kill(pid, SIGKILL)
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    isReaped = true
    let signal = status & 0x7F
    return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
  }
}

/// C strings in the system's form for arguments and environments.
private final class CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [String]) {
    pointers = strings.map { strdup($0) } + [nil]
  }

  deinit {
    for pointer in pointers { free(pointer) }
  }
}
