import Shell
import Terminal
import Testing

@Suite("The progress indicator of the linter's build")
struct LinterSignTests {
  private func text(_ profile: DisplayProfile, _ times: [Double]) -> String {
    let output = RecordedOutput()
    var now = 0.0
    let sign = LinterSign(output: output, profile: profile) { now }
    for (index, time) in times.enumerated() {
      now = time
      sign.show(LinterProgress(percent: index == 0 ? nil : index * 20))
    }
    sign.clear()
    return output.text
  }

  @Test("On a terminal, progress is one line that is redrawn and finally removed")
  func terminal() {
    #expect(
      text(DisplayProfile(columns: 29, isTerminal: true), [0, 0.1, 62]) == """
        \rBuilding the linter: 0:00, f\u{1B}[K\
        \rBuilding the linter: 1:02, a\u{1B}[K\
        \r\u{1B}[K
        """
    )
  }

  @Test("In a log, progress is an occasional line")
  func log() {
    #expect(
      text(DisplayProfile(columns: 80), [0, 1, 29, 31, 40]) == """
        Building the linter: 0:00, fetching swift-syntax
        Building the linter: 0:31, about 60% done

        """
    )
  }
}
