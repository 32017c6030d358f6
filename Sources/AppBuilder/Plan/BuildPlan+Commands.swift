extension BuildPlan {
  /// The limits on the tools of one build.
  struct Limits: Hashable, Sendable {
    /// The maximum processor time of one tool, in seconds.
    var processorSeconds = 20
    /// The maximum address space of one tool, in megabytes.
    var megabytes = 4096
    /// The maximum length of a file that a tool writes, in megabytes.
    var fileMegabytes = 64
    /// The maximum number of files that a tool may keep open simultaneously.
    var openFiles = 256
    /// The paths of the files and folders that a tool may read, or nil if its access cannot be limited.
    ///
    /// A tool writes only to its work folder.
    var readable: [String]?
  }

  /// Returns the commands in the order of execution, each with the launcher's limits.
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

  /// Returns a command that runs in the sources' folder with the launcher's limits.
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
      // An image names what macros expand to by its place there, which is the same for all builds.
      environment: environment.variables(temporary: ".")
    )
  }

  private static func landlock(_ limits: Limits, in work: WorkFolder) -> [String] {
    guard let readable = limits.readable else { return [] }
    return (systemFiles + readable).flatMap { ["--landlock-ro", $0] }
      + ["--landlock-rw", work.path, "--landlock-rw", "/dev/null"]
  }

  /// The existing system files that compilers and linkers read.
  private static let systemFiles = [
    "/usr", "/lib", "/lib64", "/etc/ld.so.cache", "/dev/urandom", "/proc/self",
    "/proc/stat", "/sys/devices/system/cpu",
  ]
}
