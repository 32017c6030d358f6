#if os(Linux)
internal import Glibc
internal import SceneModel

/// A namespace for the signals that end a process when the app crashes.
///
/// Before the process ends, it writes the calls in the app's own code that led to the crash.
enum CrashSignals {
  /// Makes the signals tell the calls and the reason before the process ends.
  static func makeTold() {
    CrashCalls.prepare()
    giveThreadStack()
    // A trap is an illegal instruction on some processors, and a breakpoint on others.
    for signal in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] {
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = tell
      action.sa_flags = SA_SIGINFO | SA_ONSTACK
      sigaction(signal, &action, nil)
    }
  }

  /// Gives the calling thread a second stack, on which signals are handled when the first one is full.
  static func giveThreadStack() {
    var stack = stack_t()
    stack.ss_size = stackSize
    stack.ss_sp = .allocate(byteCount: stackSize, alignment: 16)
    sigaltstack(&stack, nil)
  }

  /// Takes the second stack from the calling thread, which is about to end.
  static func takeThreadStack() {
    var none = stack_t()
    none.ss_flags = CInt(SS_DISABLE)
    none.ss_size = stackSize
    var stack = stack_t()
    sigaltstack(&none, &stack)
    if stack.ss_flags == 0 { stack.ss_sp?.deallocate() }
  }

  private static let stackSize = 1 << 16

  private static let tell:
    @convention(c) (CInt, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void = {
      signal,
      information,
      context in
      // Another fault ends the process at once, as the repeated instruction does.
      Glibc.signal(SIGILL, SIG_DFL)
      Glibc.signal(SIGTRAP, SIG_DFL)
      Glibc.signal(SIGBUS, SIG_DFL)
      Glibc.signal(SIGFPE, SIG_DFL)
      Glibc.signal(SIGSEGV, SIG_DFL)
      let isTrap = signal == SIGILL || signal == SIGTRAP
      if isTrap, let information, let file = CodePlace.file(of: address(in: information)),
        strstr(file, "/libdispatch.so") != nil
      {
        Standstill.brokenRule.report()
      }
      Glibc.signal(SIGABRT, SIG_DFL)
      let thread = StoppedThread(context)
      var fault: MemoryFault?
      if signal == SIGSEGV || signal == SIGBUS, let information, information.pointee.si_code > 0 {
        fault = thread.fault(
          at: address(in: information),
          isAddressKnown: information.pointee.si_code < processorCode
        )
      }
      let end = information.map { thread.stackEnd(behind: address(in: $0)) } ?? 0
      CrashCalls.write(fault, stackEnd: end)
      // No instruction repeats a signal that was sent.
      if let information, information.pointee.si_code <= 0 { raise(signal) }
    }

  /// The code of a signal for which the processor tells no address, `SI_KERNEL`.
  private static let processorCode: CInt = 0x80

  /// Returns the address of the instruction or the memory that caused a signal, from the structure's field `si_addr`.
  private static func address(in information: UnsafeMutablePointer<siginfo_t>) -> UnsafeRawPointer?
  {
    UnsafeRawPointer(information).load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
  }
}
#endif
