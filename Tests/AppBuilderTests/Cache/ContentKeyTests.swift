import AppBuilder
import Testing

@Suite("Keys of what was made before")
struct ContentKeyTests {
  @Test("No field can be taken for two, nor two for one")
  func fields() {
    let keys = [
      ContentKey("a", "b"), ContentKey("ab"), ContentKey("a", "b", ""), ContentKey("1:a", "b"),
      ContentKey("a1:b"), ContentKey("a\n", "b"), ContentKey("a", "\nb"), ContentKey("", "a", "b"),
    ]
    #expect(Set(keys.map(\.text)).count == keys.count)
  }

  @Test("A list is one field")
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
