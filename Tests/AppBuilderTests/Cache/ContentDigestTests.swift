import Testing

@testable import AppBuilder

@Suite("Digests of contents")
struct ContentDigestTests {
  private func digest(_ text: String) -> String { ContentDigest(of: Array(text.utf8)).description }

  @Test("digests are those that the standard prints for its examples")
  func standard() {
    #expect(
      digest("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    )
    #expect(
      digest("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
    #expect(
      digest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    )
    #expect(
      digest(String(repeating: "a", count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    )
  }

  @Test(
    "contents of every length near the end of a block have a 32-byte digest",
    arguments: 54...66
  )
  func lengths(count: Int) {
    let digest = ContentDigest(of: Array(repeating: 1, count: count))
    #expect(digest.bytes.count == 32)
    #expect(digest != ContentDigest(of: Array(repeating: 1, count: count + 1)))
  }

  @Test("digests are ordered by their digits")
  func order() {
    let digests = (0..<20).map { ContentDigest(of: [$0]) }
    #expect(digests.sorted().map(\.description) == digests.map(\.description).sorted())
  }
}
