extension BuildPlan {
  /// What the tools of one build may use.
  struct Limits: Hashable, Sendable {
    /// The processor time of one tool, in seconds.
    var processorSeconds = 20
    /// The address space of one tool, in megabytes.
    var megabytes = 4096
    /// The longest file that a tool may write, in megabytes.
    var fileMegabytes = 64
  }

  /// The commands to run one after the other, each inside the launcher's limits.
  func commands(
    in work: WorkFolder,
    launcher: String,
    environment: ToolEnvironment,
    limits: Limits
  ) -> [Command] {
    [compile, link].compactMap(\.self).map { words in
      command(words, in: work, launcher: launcher, environment: environment, limits: limits)
    }
  }

  /// A command inside the launcher's limits, in the folder with the sources.
  func command(
    _ words: [String],
    in work: WorkFolder,
    launcher: String,
    environment: ToolEnvironment,
    limits: Limits
  ) -> Command {
    Command(
      program: launcher,
      arguments: [
        "--chdir", "\(work.path)/\(Self.sourceFolder)", "--cpu", "\(limits.processorSeconds)",
        "--as", "\(limits.megabytes)",
        "--fsize", "\(limits.fileMegabytes)", "--nofile", "256", "--seccomp", "tools", "--",
      ] + words,
      environment: environment.variables(temporary: work.path)
    )
  }
}
