import SceneModel
import SceneText
import Testing

@Suite("Spoken text")
struct SpokenTextTests {
  @Test("the text tells a person's place, each element in a sentence, and the tabs")
  func everything() {
    var shop = Shop()
    shop.sheet = nil
    shop.path = [.author("ada")]
    shop.contents = [
      Element(id: 50, kind: .text, label: "Hello \u{1B}[2J"),
      Element(id: 51, kind: .button, label: "Delete", traits: [.destructive, .disabled]),
      Element(id: 52, kind: .link, label: "Lost", traits: [.missingDestination]),
      Element(id: 53, kind: .toggle, label: "News", value: "true"),
      Element(id: 54, kind: .secureField, label: "Password", value: "\"abc\""),
      Element(id: 55, kind: .textField, label: "Name", value: "", traits: [.focused]),
      Element(
        id: 56,
        kind: .picker,
        label: "Size",
        value: "\"Small\"",
        children: [Element(id: 57, kind: .text, label: "Large")]
      ),
      Element(id: 58, kind: .rowsBelow, value: "70"),
      Element(id: 59, kind: .section, children: [Element(id: 60, kind: .text, label: "Inside")]),
    ]
    #expect(
      SpokenText(shop.snapshot).sentences == [
        "shop, Ada.", "Back to Feed, button.", #"Hello \u{1b}[2J."#,
        "Delete, button, destructive, dimmed.", "Lost, link that leads nowhere.",
        "News, switch, on.", "Password, secure field, 3 characters.",
        "Name, text field, empty, editing.", "Size, picker, Small.", "70 more rows below.",
        "Inside.", "Feed, tab, 1 of 2, selected, badge 3.", "Explore, tab, 2 of 2.",
      ]
    )
  }

  @Test("the text tells what a sheet covers, and that the sheet is empty")
  func sheet() {
    #expect(
      SpokenText(Shop().snapshot).sentences == [
        "shop, New Post.", "It is in a sheet, which can be swiped away.",
        "Nothing on this screen.",
      ]
    )
  }

  @Test("headings and buttons that only traits define are spoken, and so is the reader's place")
  func traits() {
    var shop = Shop()
    shop.sheet = nil
    shop.path = [.author("ada")]
    shop.contents = [
      Element(id: 50, kind: .text, label: "News", traits: [.heading]),
      Element(id: 51, kind: .text, label: "Late", traits: [.spokenFocus]),
      Element(id: 52, kind: .image, label: "map", traits: [.actsAsButton]),
      Element(id: 53, kind: .link, label: "Harbour"),
      Element(id: 54, kind: .textField, label: "Name", value: ""),
      Element(id: 55, kind: .section, label: "Older"),
    ]
    let text = SpokenText(shop.snapshot)
    #expect(
      text.sentences.dropLast(2) == [
        "shop, Ada.", "Back to Feed, button.", "VoiceOver is at Late.", "News, heading.", "Late.",
        "map, button.", "Harbour, link.", "Name, text field, empty.", "Older, heading.",
      ]
    )
    #expect(text.sentences(.headings) == ["Ada, heading.", "News, heading.", "Older, heading."])
    #expect(text.sentences(.links) == ["Harbour, link."])
    #expect(text.sentences(.buttons) == ["map, button."])
    #expect(text.sentences(.fields) == ["Name, text field, empty."])
  }
}
