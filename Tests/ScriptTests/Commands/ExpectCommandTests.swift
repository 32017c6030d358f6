import Testing

@testable import Script

@Suite("expect")
struct ExpectCommandTests {
  @Test("expect reports unknown words")
  func saysWhatItDoesNotKnow() throws {
    try replay(
      #"""
      > expect
      write an expectation, as in: expect path count 2
      > expect zebra
      NavLab does not know 'zebra'; it can be path, screen, tab, tabs, columns,
        selection, badge, role, sheet, detent, popover, cover, alert, dialog, text,
        heard, button, link, disabled, order, kept, issue, issues, objects, property,
        console, opened, refused, crash, first, bodies, tasks, updates, wakes
      > expect scren "Home"
      NavLab does not know 'scren'; did you mean 'screen'?
      > expect not
      write an expectation, as in: expect path count 2
      > expect not not tab home
      NavLab does not know 'not'; it can be path, screen, tab, tabs, columns,
        selection, badge, role, sheet, detent, popover, cover, alert, dialog, text,
        heard, button, link, disabled, order, kept, issue, issues, objects, property,
        console, opened, refused, crash, first, bodies, tasks, updates, wakes
      """#
    )
  }

  @Test("expect suggests screen for a bare title, and other expectations for other words")
  func suggestsTheScreen() throws {
    try replay(
      #"""
      > expect Trails
      say what has this title, as in: expect screen "Trails"
      > expect "Exercise 1"
      say what has this title, as in: expect screen "Exercise 1"
      > expect not Blue Lake # yet
      say what has this title, as in: expect screen "Blue Lake"
      > expect no sheet
      NavLab does not know 'no'; did you mean 'not'?
      > expect title "Home"
      NavLab does not know 'title'; did you mean 'screen'?
      > expect Sheet
      NavLab does not know 'Sheet'; did you mean 'sheet'?
      """#
    )
  }

  @Test(
    "expect offers a line that works",
    arguments: [
      ("expect Trails", #"expect screen "Trails""#),
      (#"expect not "Exercise 1""#, #"expect not screen "Exercise 1""#),
      ("expect no sheet", "expect not sheet"),
      (#"expect title "Home""#, #"expect screen "Home""#),
      ("expect path = []", "expect path []"),
      ("expect path == [.list]", "expect path [.list]"),
    ]
  )
  func offersALine(typed: String, offered: String) throws {
    let error = #expect(throws: ScriptError.self) { try Statement(parsing: typed) }
    #expect(error?.correction == offered)
    #expect(try Statement(parsing: offered) != nil)
  }

  @Test("not negates an expectation")
  func isNegatedByNot() throws {
    try replay(
      #"""
      > expect not sheet
      ok  not sheet
      > expect not screen "Home"
      not as expected
        expected  not screen "Home"
        seen      screen "Home", view HomeView
      """#
    )
  }
}
