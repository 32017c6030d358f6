import SceneModel
import SceneText
import Testing

@Suite("ScreenText of split views")
struct SplitScreenTests {
  @Test("Columns are written one after the other, with the selected row and the unbuilt rows")
  func columns() {
    #expect(
      text(ScreenText(SplitMail().snapshot).lines(TextLayout(width: 40))) == """
        Mailboxes   [ Hide Sidebar ]
        ────────────────────────────────────────
        ● Inbox
        Sent
        Drafts

        Inbox
        ────────────────────────────────────────
        … 50 rows above
        Hello, from Ada
        … 1,099,950 more rows

        Message
        ────────────────────────────────────────
        Dear Sir
        """
    )
  }

  @Test("SV-17: links have a sign in the collapsed state, but not beside their column")
  func disclosure() {
    let mail = SplitMail(isCollapsed: true, depth: 1)
    #expect(
      text(ScreenText(mail.snapshot).lines(TextLayout())) == """
        Mailboxes   [ Hide Sidebar ]
        ────────────────────────────────────────
        ● Inbox
        Sent
        Drafts ›
        """
    )
  }

  @Test("A collapsed split view shows the screen on top")
  func collapsed() {
    #expect(
      text(ScreenText(SplitMail(isCollapsed: true).snapshot).lines(TextLayout())) == """
        ‹ Inbox   Message
        ────────────────────────────────────────
        Dear Sir
        """
    )
  }
}
