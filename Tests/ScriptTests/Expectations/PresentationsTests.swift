import SceneModel
import SceneText
import Script
import Testing

@Suite("Presentations in expectations")
struct PresentationsTests {
  /// A cover over a sheet, each with a stack in it.
  private var layers: Element {
    let cover = Element(id: 10, kind: .fullScreenCover, children: [stack(11, ["Photo"])])
    let form = stack(21, ["Form", "Attachments"])
    let sheet = Element(id: 20, kind: .sheet, children: [form, cover])
    return Element(id: 30, kind: .screen, label: "Home", children: [sheet])
  }

  private func stack(_ id: Int, _ titles: [String]) -> Element {
    let screens = titles.enumerated().map { index, title in
      Element(id: id + 1 + index, kind: .screen, label: title)
    }
    return Element(id: id, kind: .navigationStack, path: [], children: screens)
  }

  @Test("a presentation is found by the title of its screen")
  func titles() {
    let interpreter = Interpreter(driver: StillApp(layers))
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
