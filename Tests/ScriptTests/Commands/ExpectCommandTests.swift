import Testing

@Suite("expect")
struct ExpectCommandTests {
  @Test("says what it does not know")
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

  @Test("is negated by not")
  func isTurnedRoundByNot() throws {
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
