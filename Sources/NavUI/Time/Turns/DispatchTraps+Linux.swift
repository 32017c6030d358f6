#if os(Linux)
internal import Glibc

/// A namespace for the traps that end a process without a message if it misuses the dispatch library.
enum DispatchTraps {
  /// Makes the traps report the reason before the process ends.
  static func makeTold() {
    // A trap is an illegal instruction on some processors, and a breakpoint on others.
    for signal in [SIGILL, SIGTRAP] {
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = tell
      action.sa_flags = SA_SIGINFO
      sigaction(signal, &action, nil)
    }
  }

  private static let tell:
    @convention(c) (CInt, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void = {
      signal,
      information,
      _ in
      if let information, let file = CodePlace.file(of: address(in: information)),
        strstr(file, "/libdispatch.so") != nil
      {
        Standstill.brokenRule.report()
      }
      // The instruction is repeated, and ends the process as usual.
      Glibc.signal(signal, SIG_DFL)
    }

  /// Returns the address of the instruction that caused a signal, from the structure's field `si_addr`.
  private static func address(in information: UnsafeMutablePointer<siginfo_t>) -> UnsafeRawPointer?
  {
    UnsafeRawPointer(information).load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
  }
}
#endif
