/// The status with which a child process ended.
enum ProcessStatus: Hashable, Sendable {
  case exited(Int32)
  case signaled(Int32)

  /// Creates a status from the value that `waitpid` reports.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7f
    self = signal == 0 ? .exited((waitStatus >> 8) & 0xff) : .signaled(signal)
  }

  /// The status of the wrapped program, if the wrapper reports signals as 128 plus their numbers.
  var ofWrappedProgram: ProcessStatus {
    guard case .exited(let code) = self, (129...192).contains(code) else { return self }
    return .signaled(code - 128)
  }
}
