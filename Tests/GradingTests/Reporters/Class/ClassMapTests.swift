import Testing

@testable import Grading

@Suite("The map of a class")
struct ClassMapTests {
  @Test("Learners who made the same mistake are grouped, the most frequent mistake first")
  func groups() throws {
    let map = ClassMap(try SampleRecords.course())
    #expect(
      map.groups.map { $0.records.map(\.submission) } == [
        ["castro-lucia", "dubois-hugo", "haddad-omar", "nguyen-linh", "rossi-giulia"],
        ["eriksen-sofie", "lee-minjun"], ["kowalski-ola", "tanaka-ren"],
      ]
    )
    #expect(
      map.groups.map(\.difference.occasion) == [
        "In the check 'express', after 1 command, ending with: tap \"Express to South Pier\"",
        "In the check 'replaces', after 3 commands, ending with: tap \"Express to South Pier\"",
        "In the check 'bound', after 1 command, ending with: tap \"Sula\"",
      ]
    )
  }
}
