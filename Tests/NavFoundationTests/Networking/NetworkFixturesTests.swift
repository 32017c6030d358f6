import Foundation
import Testing

@testable import NavFoundation

@Suite("Answers from fixtures")
struct NetworkFixturesTests {
  private func fixtures(_ table: String) throws -> NetworkFixtures {
    let folder = URL.temporaryDirectory.appending(path: "navlab-fixtures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("[1]".utf8).write(to: folder.appending(path: "items.json"))
    defer {
      do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) }
    }
    return NetworkFixtures(table: table, folder: folder)
  }

  private func told(
    _ fixtures: NetworkFixtures,
    _ address: String,
    _ method: String = "GET"
  ) -> String? {
    URL(string: address).flatMap { fixtures.answer(to: method, $0) }.map {
      "\($0.status) \($0.file?.lastPathComponent ?? "-") \($0.delay) \($0.failure?.rawValue ?? 0)"
    }
  }

  @Test("The first matching line answers, with status, file, delay and failure")
  func answers() throws {
    let fixtures = try fixtures(
      """
      # the shop
      https://a.example/items          items.json
      https://a.example/items?page=2   items.json delay 500ms
      POST https://a.example/items     201

      https://a.example/gone/*         404 items.json delay 2s
      https://a.example/lost           fails timedOut
      https://a.example/*              fails
      """
    )
    #expect(fixtures.faults == [])
    #expect(told(fixtures, "https://a.example/items") == "200 items.json 0.0 0")
    #expect(told(fixtures, "https://a.example/items?page=2") == "200 items.json 0.5 0")
    #expect(told(fixtures, "https://a.example/items", "POST") == "201 - 0.0 0")
    #expect(told(fixtures, "https://a.example/gone/1") == "404 items.json 2.0 0")
    #expect(told(fixtures, "https://a.example/lost") == "200 - 0.0 -1001")
    #expect(told(fixtures, "https://a.example/other") == "200 - 0.0 -1009")
    #expect(told(fixtures, "https://b.example/items") == nil)
    #expect(told(fixtures, "https://a.example/items", "DELETE") == nil)
  }

  @Test("Mistakes in a table are reported with their lines, and the other lines answer")
  func faults() throws {
    let fixtures = try fixtures(
      """
      items.json
      https://a.example/1 delay soon
      https://a.example/2 none.json
      https://a.example/3 fails badly
      https://a.example/4 ../secret
      https://a.example/5 204
      """
    )
    #expect(
      fixtures.faults.map { $0.prefix { $0 != ";" } } == [
        "Fixtures/urls.txt:1: the address is missing",
        "Fixtures/urls.txt:2: the time after 'delay' is missing",
        "Fixtures/urls.txt:3: there is no file 'none.json' in the folder Fixtures",
        "Fixtures/urls.txt:4: 'badly' is not a kind of failure",
        "Fixtures/urls.txt:5: there is no file '../secret' in the folder Fixtures",
      ]
    )
    #expect(told(fixtures, "https://a.example/5") == "204 - 0.0 0")
  }
}
