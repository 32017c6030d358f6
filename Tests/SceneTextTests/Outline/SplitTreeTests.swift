import SceneModel
import SceneText
import Testing

@Suite("SceneTree of split views")
struct SplitTreeTests {
  private func tree(_ mail: SplitMail, width: Int = 80) -> String {
    text(SceneTree(mail.snapshot).lines(TextLayout(width: width)))
  }

  @Test("Columns are named by their purpose")
  func columns() {
    #expect(
      tree(SplitMail()) == """
        App  Mail
        └─ NavigationSplitView
           ├─ sidebar  "Mailboxes"
           ├─ content  "Inbox"
           └─ detail
              └─ NavigationStack  path: 0
                 └─ ▶ "Message"
        """
    )
  }

  @Test("A hidden column is named")
  func hidden() {
    #expect(
      tree(SplitMail(isSidebarHidden: true), width: 40) == """
        App  Mail
        └─ NavigationSplitView
           ├─ sidebar  hidden
           ├─ content  "Inbox"
           └─ detail
              └─ NavigationStack  path: 0
                 └─ ▶ "Message"
        """
    )
  }

  @Test("A collapsed split view shows which screens are its columns")
  func collapsed() {
    #expect(
      tree(SplitMail(isCollapsed: true), width: 40) == """
        App  Mail
        └─ NavigationSplitView  collapsed
           └─ NavigationStack  path: 0
              ├─ "Mailboxes"  sidebar
              ├─ "Inbox"  content
              └─ ▶ "Message"  detail
        """
    )
  }
}
