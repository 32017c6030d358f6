import ArgumentParser

/// The subcommand `navlab jupyter`, which groups commands about the kernel for notebooks.
struct Jupyter: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "jupyter",
    abstract: "Install or remove the Jupyter kernel that runs NavLab notebooks.",
    discussion: """
      A notebook cell holds commands, or Swift code below '%%app'. 'navlab export ipynb' writes the lessons as \
      notebooks. Docs/Notebooks.md describes the details.
      """,
    subcommands: [JupyterInstall.self, JupyterUninstall.self]
  )
}
