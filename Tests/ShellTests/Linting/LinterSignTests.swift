import Shell
import Terminal
import Testing

@Suite("The sign of the linter's build")
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

  @Test("On a terminal it is one line that is drawn over itself and gone at the end")
  func terminal() {
    #expect(
      text(DisplayProfile(columns: 29, isTerminal: true), [0, 0.1, 62]) == """
        \rBuilding the linter: 0:00, f\u{1B}[K\
        \rBuilding the linter: 1:02, a\u{1B}[K\
        \r\u{1B}[K
        """
    )
  }

  @Test("In a log it is a line now and then")
  func log() {
    #expect(
      text(DisplayProfile(columns: 80), [0, 1, 29, 31, 40]) == """
        Building the linter: 0:00, fetching swift-syntax
        Building the linter: 0:31, about 60% done

        """
    )
  }
}
