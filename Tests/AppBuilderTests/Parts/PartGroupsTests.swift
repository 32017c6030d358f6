import Testing

@testable import AppBuilder

@Suite("Groups of files for compilers")
struct PartGroupsTests {
  private func groups(_ lengths: [Int], _ count: Int) -> [[String]] {
    let files = lengths.enumerated().map {
      StagedSources.File(path: "\($0)", name: nil, text: String(repeating: " ", count: $1))
    }
    return PartGroups(files, count: count).groups.map { $0.map(\.path) }
  }

  @Test("the groups have similar lengths, and keep the order of the files")
  func balance() {
    #expect(groups([1000, 9000, 3000, 4000], 2) == [["1"], ["0", "2", "3"]])
    #expect(groups([5000, 5000, 5000, 5000], 2) == [["0", "2"], ["1", "3"]])
  }

  @Test("there are no more groups than files")
  func few() {
    #expect(groups([10], 4) == [["0"]])
    #expect(groups([], 4) == [])
    #expect(groups([10, 20], 1) == [["0", "1"]])
  }
}
