import Testing

@testable import NavUI

@Suite("RandomSource")
struct RandomSourceTests {
  @Test("the numbers are the same for the same launch, and differ between launches")
  func launches() {
    func numbers(_ launch: Int) -> [UInt64] {
      var source = RandomSource(launch: launch)
      return (0..<100).map { _ in source.next() }
    }
    #expect(numbers(0) == numbers(0))
    let all = (0..<100).flatMap(numbers)
    #expect(Set(all).count == all.count)
  }

  @Test("every byte of any length is filled", arguments: 0..<40)
  func fill(count: Int) {
    var seen = Array(repeating: UInt8(0), count: count)
    var source = RandomSource(launch: 1)
    for _ in 0..<20 {
      var bytes = Array(repeating: UInt8(0), count: count)
      bytes.withUnsafeMutableBytes { source.fill($0) }
      for index in bytes.indices { seen[index] |= bytes[index] }
    }
    #expect(!seen.contains(0))
  }
}
