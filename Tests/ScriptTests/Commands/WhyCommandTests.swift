import Testing

@Suite("why")
struct WhyCommandTests {
  @Test("why explains the last command for the app, whether done or refused")
  func lastCommand() throws {
    try replay(
      #"""
      > why
      you have not done anything yet; first run a command such as tap, back or open
      > tap "Add One"
      ~ text "Count 0" → "Count 1"
      > tree
      …
      > expect not sheet
      ok  not sheet
      > why
      tap "Add One": text "Count 0" → "Count 1"
        the button "Add One" runs the app's own code; only its effects are visible
      > tap "Delete"
      the button "Delete" is disabled, so a tap or other input does nothing
      > why
      tap "Delete": it was not done
      ! it was refused: the button "Delete" is disabled, so a tap or other input does
        nothing
      ! .disabled(true) is in force for the button "Delete"
      """#
    )
  }

  @Test("why lists what it examined if it finds nothing")
  func nothingFound() throws {
    try replay(
      #"""
      > tap "Edit" 2
      nothing changed; you are at Home
      > why
      tap "Edit" 2: nothing visible has changed
        the button "Edit" runs the app's own code; only its effects are visible
      ? NavLab found no reason. It looked at: 1 stack, 14 things on the screen, 2
        observable objects, 0 issues. To see what the app does later, let time pass:
        wait 1s.
      """#
    )
  }

  @Test("why mentions an app that ended, and an app that was started")
  func ended() throws {
    try replay(
      #"""
      > tap Crash
      …
      > why
      tap Crash: the app ended
      ! The app crashed: index out of range (App.swift:7).
        the button "Crash" runs the app's own code; only its effects are visible
      > relaunch
      …
      > why
      relaunch: the app was started
      """#
    )
  }
}
