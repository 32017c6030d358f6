import SceneModel
import Testing

@testable import SceneText

@Suite("ScreenBar")
struct ScreenBarTests {
  private func bar(over title: String?, traits: [Element.Trait] = []) -> String {
    let screens = [
      Element(id: 2, kind: .screen, label: title),
      Element(id: 3, kind: .screen, label: "Detail", traits: traits),
    ]
    let stack = Element(id: 1, kind: .navigationStack, children: screens)
    return text(ScreenBar(screen: screens[1], stack: stack).lines(TextLayout()))
  }

  @Test("NS-69: the back button shows the previous screen's title, or a general word")
  func backButton() {
    #expect(bar(over: "Inbox") == "‹ Inbox   Detail")
    #expect(bar(over: nil) == "‹ Back   Detail")
    #expect(bar(over: "") == "‹ Back   Detail")
    #expect(bar(over: "All the letters that ever came") == "‹ Back   Detail")
  }

  @Test("the bottom bar is drawn below the screen, and heard last")
  func bottomBar() {
    let screen = Element(
      id: 3,
      kind: .screen,
      label: "New mail",
      children: [
        Element(id: 4, kind: .button, label: "Cancel", traits: [.toolbar]),
        Element(id: 5, kind: .button, label: "Send", traits: [.toolbar, .bottomBar]),
        Element(id: 6, kind: .text, label: "Dear Kim"),
      ]
    )
    let window = Element(id: 1, kind: .window, children: [screen])
    let snapshot = Snapshot(app: "Mail", window: window)
    let lines = ScreenText(snapshot).lines(TextLayout()).map(\.plain)
    #expect(lines.first == "New mail   [ Cancel ]")
    #expect(lines.suffix(3).first == "Dear Kim")
    #expect(lines.last == "[ Send ]")
    #expect(SpokenText(snapshot).sentences.last == "Send, button.")
  }

  @Test("a screen without a back button or a bar shows no way back")
  func hidden() {
    #expect(bar(over: "Inbox", traits: [.backButtonHidden]) == "Detail")
    #expect(bar(over: "Inbox", traits: [.navigationBarHidden]) == "Detail")
  }
}
