import ArgumentParser

/// `navlab jupyter`: the kernel for notebooks.
struct Jupyter: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "jupyter",
    abstract: "Install the Jupyter kernel that runs notebooks of NavLab.",
    discussion: """
      A notebook's cells are commands, or Swift code below '%%app'. 'navlab export ipynb' writes the lessons as such \
      notebooks. Docs/Notebooks.md says more.
      """,
    subcommands: [JupyterInstall.self, JupyterUninstall.self]
  )
}
