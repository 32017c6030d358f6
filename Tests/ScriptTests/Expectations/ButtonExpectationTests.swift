import SceneText
import Script
import Testing

@Suite("expect button")
struct ButtonExpectationTests {
  @Test("expect button finds buttons, even disabled buttons")
  func findsDisabledButtonsToo() throws {
    try replay(
      #"""
      > expect button "Delete"
      ok  button "Delete"
      > expect button "Dellete"
      not as expected
        expected  button "Dellete"
        seen      buttons "Delete", "Compose", "Add One", "Edit", "Edit" and 1 more
      > expect button "Books"
      not as expected
        expected  button "Books"
        seen      buttons "Compose", "Add One", "Edit", "Edit", "Delete" and 1 more
      > tab settings
      tab Home → Settings
        App  Fake
      ~ └─ TabView  selection: settings   was home
      ~    ├─ ○ Home  (3)
           │  └─ … 1 stack unchanged
      ~    ├─ ● Settings  ▶ "Settings"
           └─ ○ Admin  hidden
      > expect button "Save"
      not as expected
        expected  button "Save"
        seen      no button on the screen
      """#
    )
  }

  @Test("expect button finds a button in a bar on request")
  func findsAButtonInABar() throws {
    try replay(
      #"""
      > expect button "Compose" in bar
      ok  button "Compose" in bar
      > expect button "Delete" in bar
      not as expected
        expected  button "Delete" in bar
        seen      bar button "Compose"
      > expect not button "Delete" in bar
      ok  not button "Delete" in bar
      """#
    )
    let answer = Interpreter(driver: FakeApp()).output(of: #"expect button "Save" in"#)
    #expect(answer.first?.plain == #"write 'in bar', as in: expect button "Save" in bar"#)
  }
}
