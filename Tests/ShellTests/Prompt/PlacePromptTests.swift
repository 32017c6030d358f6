import LineEditing
import SceneModel
import SceneText
import Shell
import Terminal
import Testing

@Suite("The place in the prompt")
struct PlacePromptTests {
  private let deep = Snapshot(
    app: "Shop",
    window: Element(
      id: 1,
      kind: .window,
      children: [
        Element(
          id: 2,
          kind: .navigationStack,
          children: ["Products", "Running Shoes", "Reviews of Running Shoes"].enumerated().map {
            Element(id: 3 + $0.offset, kind: .screen, label: $0.element)
          }
        )
      ]
    )
  )

  private func prompt(_ place: Place, columns: Int, signs: Signs = .unicode) -> String {
    let layout = TextLayout(width: columns, signs: signs)
    return PlacePrompt(layout: layout, style: Stylist(usesColor: false)).prompt(at: place).text
  }

  @Test("The path is whole if there is room, or else its end is shown")
  func width() {
    let whole = "Products › Running Shoes › Reviews of Running Shoes ❯ "
    #expect(prompt(.running(deep), columns: 140) == whole)
    #expect(prompt(.running(deep), columns: 80) == "… › Reviews of Running Shoes ❯ ")
    #expect(prompt(.running(deep), columns: 40, signs: .ascii) == "Reviews o...ng Shoes > ")
  }

  @Test("A prompt leaves at least half of the width for the line")
  func limit() {
    for columns in [20, 40, 60, 80, 120] {
      let text = prompt(.running(deep), columns: columns)
      #expect(text.count <= columns / 2 + 3, "\(columns): \(text)")
    }
  }

  @Test("The place has its colour, and the sign has a quieter colour")
  func color() {
    let style = Stylist(usesColor: true)
    let prompt = PlacePrompt(layout: TextLayout(), style: style).prompt(at: .ended(app: "Shop"))
    let expected = Prompt([
      Prompt.Part("Shop (ended)", escape: style.escape(for: .error)),
      Prompt.Part(" ❯", escape: style.escape(for: .quiet)),
    ])
    #expect(prompt == expected)
  }
}
