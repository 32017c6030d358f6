import NavFoundation
import OpenCombine
import Testing

@Suite("Combining the latest values")
struct CombineLatestTests {
  private enum Fault: Error { case broken }

  @Test("A pair is sent whenever either publisher changes, once both have sent a value")
  func pairs() {
    let numbers = PassthroughSubject<Int, Never>()
    let letters = CurrentValueSubject<String, Never>("a")
    var seen: [String] = []
    let subscription = numbers.combineLatest(letters) { "\($0)\($1)" }.sink { seen.append($0) }
    #expect(seen == [])
    numbers.send(1)
    letters.send("b")
    numbers.send(2)
    #expect(seen == ["1a", "1b", "2b"])
    subscription.cancel()
    numbers.send(3)
    #expect(seen == ["1a", "1b", "2b"])
  }

  @Test("The publisher ends when both have ended, and fails as soon as one fails")
  func ends() {
    let first = PassthroughSubject<Int, Fault>()
    let second = PassthroughSubject<Int, Fault>()
    var ends: [String] = []
    let both = first.combineLatest(second)
    let one = both.sink(receiveCompletion: { ends.append("\($0)") }, receiveValue: { _ in })
    first.send(completion: .finished)
    #expect(ends == [])
    second.send(completion: .failure(.broken))
    #expect(ends == ["failure(\(String(reflecting: Fault.broken)))"])
    one.cancel()
  }

  @Test("Three and four publishers are combined in their order")
  func more() {
    let first = CurrentValueSubject<Int, Never>(1)
    let second = CurrentValueSubject<Int, Never>(2)
    let third = CurrentValueSubject<Int, Never>(3)
    let fourth = CurrentValueSubject<Int, Never>(4)
    var seen: [[Int]] = []
    let three = Publishers.CombineLatest3(first, second, third).sink { seen.append([$0, $1, $2]) }
    let four = first.combineLatest(second, third, fourth) { [$0, $1, $2, $3] }
      .sink { seen.append($0) }
    #expect(seen == [[1, 2, 3], [1, 2, 3, 4]])
    fourth.send(5)
    #expect(seen.last == [1, 2, 3, 5])
    three.cancel()
    four.cancel()
  }

  @Test("A subscriber that asks for one pair gets the latest pair when it asks again")
  func demand() {
    let numbers = PassthroughSubject<Int, Never>()
    let letters = CurrentValueSubject<String, Never>("a")
    var seen: [String] = []
    var subscription: (any Subscription)?
    numbers.combineLatest(letters).subscribe(
      AnySubscriber(
        receiveSubscription: {
          subscription = $0
          $0.request(.max(1))
        },
        receiveValue: {
          seen.append("\($0.0)\($0.1)")
          return .none
        },
        receiveCompletion: nil
      )
    )
    numbers.send(1)
    numbers.send(2)
    numbers.send(3)
    #expect(seen == ["1a"])
    subscription?.request(.max(1))
    #expect(seen == ["1a", "3a"])
  }
}
