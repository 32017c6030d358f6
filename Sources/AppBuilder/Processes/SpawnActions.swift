import Foundation

/// The actions on a child's descriptors before the program starts.
final class SpawnActions {
  #if os(Linux)
  var value = posix_spawn_file_actions_t()
  #else
  var value: posix_spawn_file_actions_t?
  #endif

  /// Gives the child an empty input, and one descriptor for output and errors.
  init(output: Int32) {
    posix_spawn_file_actions_init(&value)
    posix_spawn_file_actions_addopen(&value, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&value, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&value, output, STDERR_FILENO)
  }

  deinit {
    posix_spawn_file_actions_destroy(&value)
  }
}
