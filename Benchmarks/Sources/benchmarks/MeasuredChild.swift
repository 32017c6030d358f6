import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A program that has been run to its end, with what it took.
struct MeasuredChild {
  /// The code that it has returned; -1 when a signal has ended it.
  private(set) var status: Int32 = -1
  /// The time from its start to its end, in seconds.
  private(set) var seconds = 0.0
  /// The processor's time that it took, and all that it has waited for, in seconds.
  private(set) var processorSeconds = 0.0
  /// The most memory that it, or a process that it has waited for, has held at once, in megabytes.
  private(set) var megabytes = 0

  /// Runs a program; what it prints is thrown away.
  init(_ program: String, _ words: [String]) throws {
    var arguments = ([program] + words).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let clock = ContinuousClock()
    let start = clock.now
    var process = pid_t()
    guard posix_spawn(&process, program, &actions, nil, &arguments, environ) == 0 else {
      throw Laboratory.Failure(description: "\(program) does not start")
    }
    var state: Int32 = 0
    var usage = rusage()
    guard wait4(process, &state, 0, &usage) == process else {
      throw Laboratory.Failure(description: "\(program) is lost")
    }
    seconds = (clock.now - start) / .seconds(1)
    status = state & 0x7F == 0 ? (state >> 8) & 0xFF : -1
    processorSeconds = [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1_000_000
    }
    #if canImport(Glibc)
    megabytes = usage.ru_maxrss / 1024
    #else
    megabytes = usage.ru_maxrss / (1024 * 1024)
    #endif
  }
}
