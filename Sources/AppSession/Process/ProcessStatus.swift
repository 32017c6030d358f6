/// How a child process ended.
enum ProcessStatus: Hashable, Sendable {
  case exited(Int32)
  case signaled(Int32)

  /// Decodes what `waitpid` reports.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7f
    self = signal == 0 ? .exited((waitStatus >> 8) & 0xff) : .signaled(signal)
  }
}
