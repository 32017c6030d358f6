import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The time that `./navlab` adds to a start when nothing has changed.
struct Launcher {
  var laboratory: Laboratory

  /// Starts the program through the launcher, and directly, in turn.
  func measure(runs: Int = 50) throws -> [Measurement] {
    _ = try seconds(of: laboratory.launcher)
    let overhead = try (0..<runs).map { _ in
      try seconds(of: laboratory.launcher) - seconds(of: laboratory.program)
    }
    return [
      Measurement(
        subject: "launcher, nothing changed",
        sample: Sample(overhead),
        target: .median(0.1)
      )
    ]
  }

  private func seconds(of executable: URL) throws -> Double {
    var process = pid_t()
    var arguments: [UnsafeMutablePointer<CChar>?] = [
      strdup(executable.path), strdup("--version"), nil,
    ]
    defer { for argument in arguments { free(argument) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)

    let clock = ContinuousClock()
    let start = clock.now
    var status: Int32 = 0
    // Foundation's `Process` notices an end only some time later.
    guard posix_spawn(&process, executable.path, &actions, nil, &arguments, environ) == 0,
      waitpid(process, &status, 0) == process, status == 0
    else { throw Laboratory.Failure(description: "\(executable.path) --version failed") }
    return (clock.now - start) / .seconds(1)
  }
}
