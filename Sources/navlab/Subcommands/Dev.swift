import ArgumentParser

/// The subcommand `navlab dev`, which groups tools for authors of lessons and exercises.
struct Dev: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dev",
    abstract: "Tools for authors of lessons and exercises.",
    subcommands: [
      DevCheck.self, DevNew.self, DevTranscripts.self, DevLintSettings.self, DevFault.self,
      DevStrangers.self,
    ]
  )
}
