import SceneModel
import SharedLists
import Shares
import Testing

/// Counts how often items are compared, in one test.
final class Looks: @unchecked Sendable {
  var count = 0
}

/// An item that tells when somebody compares it.
struct Watched: SharedListItem {
  var number: Int
  let looks: Looks
  var marks: UInt8 { number == 500 ? 1 : 0 }

  static func == (one: Watched, other: Watched) -> Bool {
    one.looks.count += 1
    return one.number == other.number
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// A text with marks that depend on how it begins.
struct Word: SharedListItem, ExpressibleByStringInterpolation {
  var text: String
  var marks: UInt8 { ["a": 1, "i": 2, "s": 4, "n": 8][text.prefix(1)] ?? 0 }

  init(_ text: String) { self.text = text }
  init(stringLiteral text: String) { self.text = text }
}

@Suite("A shared list")
struct SharedListTests {
  @Test(
    "a shared list behaves like an array under any operations",
    arguments: Share(of: 4).of(1...20)
  )
  func behavesLikeAnArray(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    var array = (0..<Int.random(in: 0...200, using: &random)).map { Word("\($0)") }
    var list = SharedList(array)
    for step in 0..<400 {
      let place = array.isEmpty ? 0 : Int.random(in: 0..<array.count, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        array.append("a\(step)")
        list.append("a\(step)")
      case 2:
        array.insert("i\(step)", at: place)
        list.insert("i\(step)", at: place)
      case 3 where !array.isEmpty:
        array[place] = "s\(step)"
        list[place] = "s\(step)"
      case 4:
        array.removeLast(array.count - place)
        list.keepFirst(place)
      case 5:
        array.removeAll { $0.text.hasSuffix("7") }
        list.removeAll { $0.text.hasSuffix("7") }
      case 6:
        let new = (0..<Int.random(in: 0...70, using: &random)).map { Word("n\($0)") }
        array.insert(contentsOf: new, at: place)
        list.insert(contentsOf: new, at: place)
      default:
        let end = Int.random(in: place...array.count, using: &random)
        let old = (array, list)
        array.append(contentsOf: old.0[place..<end])
        list.append(place..<end, of: old.1)
        if array.count > 2_000 {
          array.removeLast(1_500)
          list.keepFirst(array.count)
        }
      }
      #expect(Array(list) == array, "seed \(seed), step \(step)")
      #expect(list.count == array.count && list == SharedList(array))
      #expect(list.marks == array.reduce(0) { $0 | $1.marks }, "seed \(seed), step \(step)")
      #expect(list.last == array.last && list.indices.map { list[$0] } == array)
    }
  }

  @Test(
    "the common start and end are the same as in a full comparison",
    arguments: Share(of: 4).of(1...20)
  )
  func findsWhatIsCommon(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    for _ in 0..<50 {
      let old = SharedList((0..<Int.random(in: 0...150, using: &random)).map(String.init))
      var new = old
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let place = new.isEmpty ? 0 : Int.random(in: 0..<new.count, using: &random)
        if Bool.random(using: &random) {
          new.insert("new", at: place)
        } else {
          new.keepFirst(place)
        }
        if !new.isEmpty, Bool.random(using: &random) { new[new.count / 2] = "other" }
      }
      let start = zip(old, new).prefix { $0 == $1 }.count
      let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
        .prefix { $0 == $1 }.count
      #expect(new.commonStart(with: old) == start)
      #expect(new.commonEnd(with: old, besides: start) == end)
    }
  }

  @Test("lists are compared without visiting shared parts", arguments: [10, 8_000])
  func sharesUnseen(count: Int) {
    let looks = Looks()
    let old = SharedList((0..<count).map { Watched(number: $0, looks: looks) })
    var new = old
    new[count - 1].number = -1
    new.append(Watched(number: count, looks: looks))
    #expect(new.commonStart(with: old) == count - 1)
    #expect(new.commonEnd(with: old, besides: count - 1) == 0)
    var longer = new
    longer.keepFirst(count)
    #expect(longer != old)
    #expect(looks.count <= 3 * 32)
  }

  @Test("a list knows the marks of all its items")
  func marks() {
    let looks = Looks()
    var list = SharedList((0..<1_000).map { Watched(number: $0, looks: looks) })
    #expect(list.marks == 1)
    #expect(list.blockMarks(at: 0)?.marks == 0 && list.blockMarks(at: 480)?.marks == 1)
    #expect(list.blockMarks(at: 992) == nil && list.blockMarks(at: 5) == nil)
    list[500].number = 0
    #expect(list.marks == 0)
  }

  @Test("a list counts the items that two lists share as blocks")
  func sharedCount() {
    let old = SharedList((0..<100).map(String.init))
    var new = old
    new[40] = "other"
    #expect(new.sharedCount(from: 0, with: old, from: 0) == 32)
    #expect(new.sharedCount(from: 32, with: old, from: 32) == 0)
    #expect(new.sharedCount(from: 64, with: old, from: 64) == 32)
    #expect(new.sharedCount(from: 1, with: old, from: 1) == 0)
    let copy = SharedList(Array(new))
    #expect(copy.hasSameBlock(as: old, at: 0) && !copy.hasSameBlock(as: old, at: 32))
    #expect(!copy.hasSameBlock(as: old, at: 1) && !copy.hasSameBlock(as: old, at: 96))
  }
}
