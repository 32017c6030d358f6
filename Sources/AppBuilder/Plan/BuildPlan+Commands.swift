extension BuildPlan {
  /// The limits of the tools of one build.
  struct Limits: Hashable, Sendable {
    /// The processor time of one tool, in seconds.
    var processorSeconds = 20
    /// The address space of one tool, in megabytes.
    var megabytes = 4096
    /// The longest file that a tool may write, in megabytes.
    var fileMegabytes = 64
    /// The number of files that a tool may hold open at once.
    var openFiles = 256
    /// The files and folders that a tool may read, or nil if its access cannot be limited.
    ///
    /// A tool writes only to its work folder.
    var readable: [String]?
  }

  /// Returns the commands to run one after the other, each with the launcher's limits.
  func commands(
    in work: WorkFolder,
    launcher: String,
    environment: ToolEnvironment,
    limits: Limits
  ) -> [ToolCommand] {
    [compile, link].compactMap(\.self).map { words in
      command(words, in: work, launcher: launcher, environment: environment, limits: limits)
    }
  }

  /// Returns a command with the launcher's limits, in the folder with the sources.
  func command(
    _ words: [String],
    in work: WorkFolder,
    launcher: String,
    environment: ToolEnvironment,
    limits: Limits
  ) -> ToolCommand {
    ToolCommand(
      program: launcher,
      arguments: [
        "--chdir", "\(work.path)/\(Self.sourceFolder)", "--cpu", "\(limits.processorSeconds)",
        "--as", "\(limits.megabytes)",
        "--fsize", "\(limits.fileMegabytes)", "--nofile", "\(limits.openFiles)", "--seccomp",
        "tools",
        "--confine", "possible",
      ] + Self.landlock(limits, in: work) + ["--"] + words,
      environment: environment.variables(temporary: work.path)
    )
  }

  private static func landlock(_ limits: Limits, in work: WorkFolder) -> [String] {
    guard let readable = limits.readable else { return [] }
    return (systemFiles + readable).flatMap { ["--landlock-ro", $0] }
      + ["--landlock-rw", work.path, "--landlock-rw", "/dev/null"]
  }

  /// The system's files that compilers and linkers read, as far as they exist.
  private static let systemFiles = [
    "/usr", "/lib", "/lib64", "/etc/ld.so.cache", "/dev/urandom", "/proc/self",
    "/proc/stat", "/sys/devices/system/cpu",
  ]
}
