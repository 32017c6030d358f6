import Shell
import Terminal
import Testing

@Suite("A demo's recorder")
struct DemoRecorderTests {
  @Test("Time passes only by waiting, and no key is pressed before the end")
  func recorder() {
    let recorder = DemoRecorder(size: WindowSize(columns: 80, rows: 24), title: "a")
    recorder.write("one\n")
    #expect(recorder.key(within: 1500) == nil)
    recorder.mark("Two")
    recorder.write("two")
    #expect(recorder.key(within: nil) == .quit)
    var expected = Asciicast(size: WindowSize(columns: 80, rows: 24), title: "a")
    expected.add(.output, "one\r\n", at: 0)
    expected.add(.marker, "Two", at: 1500)
    expected.add(.output, "two", at: 1500)
    #expect(recorder.cast == expected)
  }
}
