#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A process that NavLab itself has started and whose end the system reports.
final class SpawnedProcess: ChildProcess, Sendable {
  private let identifier: pid_t
  private let tellsSignalsAsCodes: Bool

  /// Creates an object that owns the leader of a process group.
  ///
  /// - Parameters:
  ///   - identifier: The number of the process.
  ///   - tellsSignalsAsCodes: Whether its exit code reports the signal that ended the app.
  init(identifier: pid_t, tellsSignalsAsCodes: Bool) {
    self.identifier = identifier
    self.tellsSignalsAsCodes = tellsSignalsAsCodes
  }

  var isOver: Bool {
    var information = siginfo_t()
    let result = waitid(P_PID, id_t(identifier), &information, WEXITED | WNOHANG | WNOWAIT)
    return result == 0 && information.si_signo == SIGCHLD
  }

  /// The maximum number of threads of the process and its children.
  private static let threadLimit = 256

  var isCrowded: Bool { !isOver && Self.threadCount(of: identifier) > Self.threadLimit }

  var activity: ProcessActivity? { Self.activity(of: identifier) }

  /// Asks the process for its calls, unless it is a program that wraps the app and would end before the app answers.
  func askForCalls() -> Bool {
    !tellsSignalsAsCodes && !isOver && kill(identifier, SIGABRT) == 0
  }

  func end() -> ProcessStatus {
    // The group is killed before its leader is reaped, because until then no other process can get
    // the number.
    kill(-identifier, SIGKILL)
    var waitStatus: Int32 = 0
    while waitpid(identifier, &waitStatus, 0) < 0, errno == EINTR {}
    let told = ProcessStatus(waitStatus: waitStatus)
    return tellsSignalsAsCodes ? told.ofWrappedProgram : told
  }
}
