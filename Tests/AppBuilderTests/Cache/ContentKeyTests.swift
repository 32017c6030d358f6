import AppBuilder
import Testing

@Suite("Cache keys")
struct ContentKeyTests {
  @Test("Neither one field nor two fields can be mistaken for the other")
  func fields() {
    let keys = [
      ContentKey("a", "b"), ContentKey("ab"), ContentKey("a", "b", ""), ContentKey("1:a", "b"),
      ContentKey("a1:b"), ContentKey("a\n", "b"), ContentKey("a", "\nb"), ContentKey("", "a", "b"),
    ]
    #expect(Set(keys.map(\.text)).count == keys.count)
  }

  @Test("A list counts as one field")
  func lists() {
    var one = ContentKey()
    one.add(["a", "b"])
    one.add(["c"])
    var other = ContentKey()
    other.add(["a"])
    other.add(["b", "c"])
    #expect(one != other)
    #expect(one.text == "6:1:a1:b3:1:c")
  }
}
