import AppSession
import SceneModel
import SceneText

extension Interpreter {
  /// Starts the app, and returns the result with a note if a wide window has become narrow.
  func showLaunch(_ launch: (any AppDriver) -> Outcome) throws(Failure) -> CommandResult {
    let wasWide = isWide
    var result = try show(launch(driver), since: nil)
    guard wasWide, !isWide else { return result }
    result.lines += layout.paragraph(
      "the new window is as narrow as a phone's; 'size regular' makes it wide again",
      style: .secondary,
      indent: 2
    )
    return result
  }

  /// A Boolean value that indicates whether the window is as wide as a tablet's.
  private var isWide: Bool {
    for step in driver.timeline.past.reversed() {
      switch step.action {
      case .launch: return false
      case .size(let width): return width == .regular
      default: continue
      }
    }
    return false
  }
}
