import NavFoundation
import OpenCombine
import Testing

@Suite("Merging publishers")
struct MergeTests {
  @Test("Values come as they are sent, and the end comes when all have ended")
  func merge() {
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<Int, Never>()
    let third = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    let merged = first.merge(with: second.map { $0 * 10 }, third)
    let subscription = merged.sink(
      receiveCompletion: { _ in seen.append("end") },
      receiveValue: { seen.append("\($0)") }
    )
    first.send(1)
    second.send(2)
    third.send(3)
    first.send(completion: .finished)
    second.send(4)
    second.send(completion: .finished)
    third.send(completion: .finished)
    #expect(seen == ["1", "20", "3", "40", "end"])
    subscription.cancel()
  }

  @Test("Any number of publishers of one type can be merged")
  func many() {
    let subjects = (0..<5).map { _ in PassthroughSubject<Int, Never>() }
    var seen: [Int] = []
    let subscription = Publishers.MergeMany(subjects).sink { seen.append($0) }
    for (index, subject) in subjects.enumerated().reversed() {
      subject.send(index)
    }
    #expect(seen == [4, 3, 2, 1, 0])
    subscription.cancel()
  }
}
