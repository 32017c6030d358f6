#if os(Linux)
import Glibc

extension ProcessStart {
  /// `POSIX_SPAWN_SETSID`, which the Swift overlay of the C library leaves out.
  private static let newSession: Int32 = 0x80

  /// Starts the program in its own session, with only three descriptors.
  ///
  /// A separate session keeps the terminal's Ctrl-C and Ctrl-Z from the child, and makes it the leader
  /// of a process group that can be killed as one.
  func spawn(
    input: Descriptor,
    output: Descriptor,
    console: Descriptor
  ) throws(SystemError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    try check("posix_spawn", posix_spawn_file_actions_init(&actions))
    defer { posix_spawn_file_actions_destroy(&actions) }
    try check("posix_spawn", posix_spawnattr_init(&attributes))
    defer { posix_spawnattr_destroy(&attributes) }

    for (target, source) in [input, output, console].enumerated() {
      try check(
        "posix_spawn",
        posix_spawn_file_actions_adddup2(&actions, source.number, Int32(target))
      )
    }
    var blocked = sigset_t()
    sigemptyset(&blocked)
    var defaulted = sigset_t()
    sigfillset(&defaulted)
    try check("posix_spawn", posix_spawnattr_setsigmask(&attributes, &blocked))
    try check("posix_spawn", posix_spawnattr_setsigdefault(&attributes, &defaulted))
    let flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF) | Self.newSession
    try check("posix_spawn", posix_spawnattr_setflags(&attributes, Int16(flags)))

    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables =
      environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer {
      for text in words + variables { free(text) }
    }
    var process: pid_t = 0
    try check(program, posix_spawn(&process, program, &actions, &attributes, &words, &variables))
    return process
  }

  private func check(_ call: String, _ code: Int32) throws(SystemError) {
    guard code == 0 else { throw SystemError(call: call, code: code) }
  }
}
#endif
