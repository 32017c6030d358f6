import Testing

@Suite("set")
struct SetCommandTests {
  @Test("set lists the settings with their values and meanings")
  func list() {
    #expect(
      FakeSessionHandler.answers(to: "set ascii on", "set") == [
        "ascii on",
        "color   auto      when to use colour: auto, always or never",
        "ascii   on        whether to draw with ASCII characters only: on or off (chosen)",
        "links   auto      whether the names of files can be clicked: auto or never",
        "width   auto      the width in columns: auto, or 20 to 1000",
        "delay   60        the time between two keys of a demo, in ms: 0 to 2000",
        "ios     newest    the oldest iOS version that apps support: newest, or 13 to 99",
        "size    compact   an app's width when it starts: compact or regular",
      ]
    )
  }

  @Test("set shows a setting, changes it, and reverts the change")
  func one() {
    #expect(
      FakeSessionHandler.answers(
        to: "set colour never",
        "set color",
        "set color default",
        "set color"
      ) == [
        "color never",
        "color   never     when to use colour: auto, always or never (chosen)",
        "color nil",
        "color   auto      when to use colour: auto, always or never",
      ]
    )
  }

  @Test("set reports an impossible value with the possible values")
  func wrong() {
    #expect(
      FakeSessionHandler.answers(to: "set widht 3", "set quux 3", "set width 3", "set ascii") == [
        "there is no setting 'widht'; did you mean 'width'?",
        "there is no setting 'quux'; there are color, ascii, links, width, delay, ios,", "  size",
        "'3' is not a valid value for 'width' (the width in columns: auto, or 20 to 1000)",
        "ascii   off       whether to draw with ASCII characters only: on or off",
      ]
    )
  }
}
