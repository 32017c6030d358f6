import Testing

@testable import LineEditing

@Suite("Reading .editrc")
struct EditorSettingsReaderTests {
  private func keys(_ text: String) -> [EditorSettings.Key] {
    EditorSettingsReader(text).settings.keys
  }

  private func key(
    _ notation: String,
    _ action: EditorSettings.Action,
    isAlternative: Bool = false
  ) -> EditorSettings.Key {
    EditorSettings.Key(notation: notation, isAlternative: isAlternative, action: action)
  }

  @Test("Keys are bound to libedit's commands, or to NavLab's where history matters")
  func commands() {
    #expect(
      keys("bind ^K em-kill-line\nbind '^R' em-inc-search-prev\nbind \"^[[A\" ed-prev-history")
        == [
          key("\\013", .command(.stock("em-kill-line"))), key("\\022", .command(.own(.search))),
          key("\\200", .command(.own(.older))),
        ]
    )
    #expect(keys("bind -k down ed-next-line") == [key("\\201", .command(.own(.newer)))])
    #expect(
      keys("bind -a x vi-insert") == [
        key("\\170", .command(.stock("vi-insert")), isAlternative: true)
      ]
    )
    #expect(keys("bind -r ^T") == [key("\\024", .command(.nothing))])
  }

  @Test("A key can type a text")
  func texts() {
    #expect(keys("bind -s '^Xt' 'tree^M'") == [key("\\030\\164", .text("tree\r"))])
  }

  @Test("Comments, and lines for other programs, are skipped")
  func others() {
    let text = """
      # bind ^A nonsense
      python:bind ^I nonsense

        history size 100
      navlab:bind -v
      setty +isig
      bind
      bind ^A
      :bind x y
      """
    let reader = EditorSettingsReader(text)
    var expected = EditorSettings()
    expected.usesVi = true
    #expect(reader.settings == expected)
    #expect(reader.problems == [])
  }

  @Test("Every wrong line is reported with its number, and the other lines count")
  func problems() {
    let text = """
      bnid ^A ed-newline
      bind ^V ed-quoted-insert
      bind ^A ed-nonsense
      bind "\\e[15~" ed-newline
      bind 日 ed-newline
      bind "open
      edit
      bind -q x
      edit off
      """
    let reader = EditorSettingsReader(text)
    #expect(!reader.settings.isEditing)
    #expect(
      reader.problems.map { "\($0.line): \($0.text)" } == [
        "1: there is no command 'bnid'; use 'bind' or 'edit'",
        "2: 'ed-quoted-insert' was skipped: it can damage the editor's memory",
        "3: there is no editor command 'ed-nonsense'",
        "4: '\\e[15~' is not a key that can be bound",
        "5: '日' is not a key that can be bound",
        "6: a quotation mark is not closed, or the line ends with a backslash",
        "7: write 'edit on' or 'edit off'",
        "8: 'bind' has no option '-q'",
      ]
    )
  }

  @Test("Bytes that are not text, and escape sequences, are reported but not printed")
  func hostile() {
    let reader = EditorSettingsReader("b\u{1B}[2Jx\n\u{FFFD}\na\0b\n")
    #expect(
      reader.problems.map(\.text) == [
        "there is no command 'b[2Jx'; use 'bind' or 'edit'", "the line is not UTF-8 text",
        "the line is not UTF-8 text",
      ]
    )
  }

  @Test("The number of keys that type texts is limited")
  func many() {
    let text = String(repeating: "bind -s ^T x\n", count: EditorSettings.mostTexts + 1)
    let reader = EditorSettingsReader(text)
    #expect(reader.settings.keys.count == EditorSettings.mostTexts)
    #expect(reader.problems == [.init(line: 17, text: "at most 16 keys can type text")])
  }
}
