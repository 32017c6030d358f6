import Script
import Testing

@testable import Course

@Suite("The words of a contract")
struct ContractWordsTests {
  @Test(
    "A learner is told of every subject that a check can expect",
    arguments: SubjectList.words
  )
  func subjects(word: String) {
    for line in ["expect \(word) x", "expect not \(word)"] {
      let script = CheckScript(name: "a", text: line, line: 1)
      #expect(CheckedSubjects(script).subjects.count == 1)
    }
  }
}
