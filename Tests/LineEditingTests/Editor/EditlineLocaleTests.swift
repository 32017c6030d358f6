import LineEditing
import Terminal
import Testing
import VirtualTerminal

extension EditlineTests {
  @Suite("The editor in a locale other than UTF-8")
  struct EditlineLocaleTests {
    @Test(
      "Text in any language can be typed and edited, whatever the locale",
      arguments: ["C", "POSIX", "de_DE.ISO-8859-1", ""]
    )
    func locale(name: String) throws {
      let probe = try ProbeTerminal(
        ["edit"],
        environment: ["LC_ALL": name, "LC_CTYPE": "", "LANG": ""]
      )
      try probe.waitForPrompt()
      try probe.terminal.type("tap Größe日本")
      try probe.terminal.wait { $0.text == "probe> tap Größe日本" && $0.column == 20 }
      try probe.terminal.type("\u{1B}[D\u{7F}\u{1B}[D\u{1B}[D\u{7F}\r")
      try probe.terminal.wait { $0.text == "probe> tap Grße本\n= tap Grße本\nprobe>" }
      try probe.terminal.type("\u{4}")
      _ = try probe.terminal.waitUntilClosed()
      #expect(probe.waitForEnd() == 0)
    }
  }
}
