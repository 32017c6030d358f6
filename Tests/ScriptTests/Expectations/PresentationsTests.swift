import AppSession
import SceneModel
import SceneText
import Script
import Testing

@Suite("What is presented")
struct PresentationsTests {
  /// A cover over a sheet, each with a stack in it.
  private final class Layers: AppDriver {
    let ending: Ending? = nil
    let printedLines: [String] = []
    let doneTitles: [String] = []
    let undoneTitles: [String] = []
    let repetitionNotice: String? = nil

    var snapshot: Snapshot? { layers }

    private var layers: Snapshot {
      let cover = Element(id: 10, kind: .fullScreenCover, children: [stack(11, ["Photo"])])
      var sheet = Element(id: 20, kind: .sheet, children: [stack(21, ["Form", "Attachments"])])
      sheet.children.append(cover)
      let root = Element(id: 30, kind: .screen, label: "Home", children: [sheet])
      return Snapshot(app: "layers", window: Element(id: 1, kind: .window, children: [root]))
    }

    private func stack(_ id: Int, _ titles: [String]) -> Element {
      let screens = titles.enumerated().map { index, title in
        Element(id: id + 1 + index, kind: .screen, label: title)
      }
      return Element(id: id, kind: .navigationStack, path: [], children: screens)
    }

    func perform(_ action: Action, title: String?) -> Outcome { .refused("no", layers) }
    func relaunch(url: String?) -> Outcome { .refused("no", layers) }
    func undo(_ count: Int) -> Outcome { .refused("no", layers) }
    func redo(_ count: Int) -> Outcome { .refused("no", layers) }
  }

  @Test("goes by the title of the screen that it shows")
  func titles() {
    let interpreter = Interpreter(driver: Layers())
    let lines = [
      #"expect sheet "Attachments""#, #"expect not sheet "Form""#, #"expect cover "Photo""#,
      #"expect screen "Photo""#, #"expect not sheet "Photo""#, "back", "dismiss",
    ]
    #expect(
      lines.flatMap { interpreter.output(of: $0).map(\.plain) } == [
        #"ok  sheet "Attachments""#, #"ok  not sheet "Form""#, #"ok  cover "Photo""#,
        #"ok  screen "Photo""#, #"ok  not sheet "Photo""#,
        "there is nothing to go back to in the full-screen cover; look for a button that",
        "  closes it",
        "a full-screen cover cannot be swiped away",
      ]
    )
  }
}
