import Testing

@testable import AppBuilder

@Suite("Messages by file")
struct FileMessagesTests {
  private let paths = ["./A.swift", "./B.swift"]
  private let output = """
    ./B.swift:1:5: warning: first
    1 | let a = 1
      |     `- warning: first

    ./A.swift:2:1: error: second
    ./B.swift:3:1: note: declared here

    macro expansion @Observable:1:1: warning: third
    ./A.swift:4:1: note: expanded here

    <unknown>:0: warning: fourth

    [#Group]: <https://example.org>

    """

  @Test("each message belongs to the first file that it names, together with its notes")
  func sorted() {
    let messages = FileMessages(output, about: paths)
    #expect(
      messages.texts["./B.swift"]
        == "./B.swift:1:5: warning: first\n1 | let a = 1\n  |     `- warning: first\n\n"
    )
    #expect(
      messages.texts["./A.swift"] == """
        ./A.swift:2:1: error: second
        ./B.swift:3:1: note: declared here

        macro expansion @Observable:1:1: warning: third
        ./A.swift:4:1: note: expanded here


        """
    )
  }

  @Test("a message without a file is kept apart")
  func others() {
    #expect(FileMessages(output, about: paths).others == "<unknown>:0: warning: fourth\n\n")
    #expect(FileMessages("", about: paths) == FileMessages("\n", about: paths))
  }

  @Test("a message that describes another file is noticed")
  func mentions() {
    let messages = FileMessages(output, about: paths)
    #expect(messages.mentionOthers(than: "./A.swift", among: paths))
    #expect(!messages.mentionOthers(than: "./B.swift", among: paths))
    #expect(!messages.mentionOthers(than: "./C.swift", among: paths))
  }
}
