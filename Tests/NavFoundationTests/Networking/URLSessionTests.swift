import Foundation
import NavFoundation
import Testing

@Suite("Loading without a network")
struct URLSessionTests {
  private typealias Session = NavFoundation.URLSession

  @Test("An address that is not a file fails as on a device without a connection")
  func offline() async throws {
    let url = try #require(URL(string: "https://example.com/items.json"))
    await #expect(throws: URLError.self) { try await Session.shared.data(from: url) }
    do {
      _ = try await Session.shared.data(from: url)
    } catch let error as URLError {
      #expect(error.code == .notConnectedToInternet)
    }
  }

  @Test("A file of the app itself is loaded")
  func file() async throws {
    let url = URL.temporaryDirectory.appending(path: "navlab-\(UUID().uuidString).txt")
    try Data("text".utf8).write(to: url)
    let (data, response) = try await Session.shared.data(from: url)
    #expect(String(decoding: data, as: UTF8.self) == "text")
    #expect(response.expectedContentLength == 4)
    try FileManager.default.removeItem(at: url)
  }

  @Test("A cancelled task says so, and a task that was never resumed says nothing")
  @MainActor
  func cancelled() async throws {
    let url = try #require(URL(string: "https://example.com"))
    let code: URLError.Code? = await withCheckedContinuation { continuation in
      let task = Session.shared.dataTask(with: url) { _, _, error in
        continuation.resume(returning: (error as? URLError)?.code)
      }
      task.resume()
      task.cancel()
    }
    #expect(code == .cancelled)
    let idle = Session.shared.dataTask(with: url) { _, _, _ in Issue.record("not resumed") }
    #expect(idle.state == .suspended)
  }

  @Test("Header fields are found in any letter case, and extended after a comma")
  func headers() throws {
    var request = NavFoundation.URLRequest(url: URL(filePath: "/"))
    request.setValue("a", forHTTPHeaderField: "Accept")
    request.addValue("b", forHTTPHeaderField: "accept")
    #expect(request.value(forHTTPHeaderField: "ACCEPT") == "a,b")
    request.setValue(nil, forHTTPHeaderField: "Accept")
    #expect(request.allHTTPHeaderFields == [:])
  }
}
