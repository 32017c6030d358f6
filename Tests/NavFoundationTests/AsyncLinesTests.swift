import Foundation
import NavFoundation
import Testing

@Suite("Lines of loaded content")
struct AsyncLinesTests {
  @Test("a file's lines come one after the other, without empty lines")
  func lines() async throws {
    let url = URL.temporaryDirectory.appending(path: "navlab-\(UUID().uuidString).txt")
    try Data("one\r\n\ntwo\nthrée".utf8).write(to: url)
    var read: [String] = []
    for try await line in url.lines { read.append(line) }
    #expect(read == ["one", "two", "thrée"])
    let (bytes, response) = try await NavFoundation.URLSession.shared.bytes(from: url)
    var count = 0
    for try await _ in bytes { count += 1 }
    #expect(count == Int(response.expectedContentLength))
    try FileManager.default.removeItem(at: url)
  }

  @Test("a failed load is an error at the first line")
  func missing() async throws {
    let url = try #require(URL(string: "https://example.com/lines.txt"))
    await #expect(throws: URLError.self) { for try await _ in url.lines {} }
  }
}
