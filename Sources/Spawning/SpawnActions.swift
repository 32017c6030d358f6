#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The actions to perform on a child's descriptors before the child's program starts.
final class SpawnActions {
  var value = SpawnSystem.emptyActions

  /// Creates the actions that assign the child's first three descriptors.
  ///
  /// - Parameters:
  ///   - input: The standard input, or nil for an empty one.
  ///   - output: The standard output.
  ///   - errors: The standard error.
  /// - Throws: `SystemError` if the system has no memory left.
  init(input: Int32?, output: Int32, errors: Int32) throws(SystemError) {
    try check(posix_spawn_file_actions_init(&value))
    if let input {
      try check(posix_spawn_file_actions_adddup2(&value, input, STDIN_FILENO))
    } else {
      try check(
        posix_spawn_file_actions_addopen(&value, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      )
    }
    try check(posix_spawn_file_actions_adddup2(&value, output, STDOUT_FILENO))
    try check(posix_spawn_file_actions_adddup2(&value, errors, STDERR_FILENO))
  }

  deinit {
    posix_spawn_file_actions_destroy(&value)
  }

  private func check(_ code: Int32) throws(SystemError) {
    guard code == 0 else { throw SystemError(call: "posix_spawn", code: code) }
  }
}
