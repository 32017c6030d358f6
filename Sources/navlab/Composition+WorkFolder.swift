import Course
import SceneText
import Shell
import Terminal

extension Composition {
  /// Returns the actions for beginning an exercise, after offering a folder for work if necessary.
  ///
  /// - Returns: The actions, and the lines about the way to its folder if that is another one.
  /// - Throws: `CommandFailure` if a folder cannot be set up.
  func actionsForWork() throws -> (actions: CourseActions, way: [StyledText]) {
    let actions = try actions()
    guard let place = try folderForWork(instead: actions) else { return (actions, []) }
    return (actions.moved(to: place), wayTo(place))
  }

  /// Offers a folder for work if the current folder is unsuitable, and returns the folder's path, or nil if none is
  /// used.
  ///
  /// - Parameter actions: The actions in the current folder.
  /// - Returns: The path of the folder, or nil if the user stays in the current one.
  /// - Throws: `CommandFailure` if the folder cannot be set up.
  func folderForWork(instead actions: CourseActions) throws -> String? {
    let isInNavLab = actions.isInNavLab
    guard try isInNavLab || actions.isUnprepared() else { return nil }
    return try offerWorkFolder(isInNavLab)
  }

  /// Returns the lines with the command that goes to a folder for work.
  ///
  /// - Parameter place: The path of the folder.
  /// - Returns: The lines.
  func wayTo(_ place: String) -> [StyledText] {
    WorkspaceText(layout: canvas.layout, files: files).wayTo(place)
  }

  /// Offers to set up a folder for work, and returns its path, or nil if the user declines.
  ///
  /// - Parameter isInNavLab: Whether the user is in NavLab's own folder.
  /// - Returns: The path of the folder, or nil if the user does not want one or cannot be asked.
  /// - Throws: `CommandFailure` if it cannot be set up.
  private func offerWorkFolder(_ isInNavLab: Bool) throws -> String? {
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    let here =
      isInNavLab ? "This is the folder of NavLab itself." : "This folder is not set up for work."
    let offer =
      Workspace(path: "\(home)/navigation").isSetUp
      ? "Start in ~/navigation?" : "Set up ~/navigation for your work, and start there?"
    guard ask("\(here) \(offer)") == true else { return nil }
    let setup = WorkspaceSetup(
      catalogue: catalogue,
      installation: installation,
      environment: environment
    )
    let result = try setup.run(in: "\(home)/navigation")
    let text = WorkspaceText(layout: canvas.layout, files: files)
    canvas.draw(text.linesBeforeTask(of: result))
    return result.folder
  }
}
