import ArgumentParser

/// The subcommand `navlab export`, which groups exports of NavLab's content for other programs.
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write documents for other programs.",
    subcommands: [
      ExportSite.self, ExportNotebooks.self, ExportReference.self, ExportRules.self,
      ExportCurriculum.self, ExportClass.self,
      ExportUITests.self, ExportConformance.self,
    ]
  )
}
