import SceneText
import Shell
import Terminal

extension Composition {
  /// Offers a user in NavLab's own folder to set up a folder for work.
  ///
  /// - Returns: The path of the folder, or nil where the person does not want one, or cannot be asked.
  /// - Throws: `CommandFailure` when it cannot be set up.
  func offerWorkFolder() throws -> String? {
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    let question =
      "This is the folder of NavLab itself. Set up ~/navigation for your work, and start there?"
    guard ask(question) == true else { return nil }
    let setup = WorkspaceSetup(
      catalogue: catalogue,
      installation: installation,
      environment: environment
    )
    let result = try setup.run(in: "\(home)/navigation")
    let text = WorkspaceText(layout: canvas.layout, files: files)
    canvas.draw(text.lines(of: result) + [""])
    return result.folder
  }
}
