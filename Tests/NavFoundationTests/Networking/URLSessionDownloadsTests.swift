#if !canImport(Darwin)
import Foundation
import NavFoundation
import Testing

@Suite("Loading files, and telling a delegate")
@MainActor
struct URLSessionDownloadsTests {
  private typealias Session = NavFoundation.URLSession

  private final class Listener: NSObject, NavFoundation.URLSessionDownloadDelegate,
    NavFoundation.URLSessionDataDelegate, @unchecked Sendable
  {
    var events: [String] = []
    var whenDone: (() -> Void)?

    func urlSession(
      _ session: NavFoundation.URLSession,
      downloadTask: NavFoundation.URLSessionDownloadTask,
      didFinishDownloadingTo location: URL
    ) {
      events.append((try? String(contentsOf: location, encoding: .utf8)) ?? "unreadable")
    }

    func urlSession(
      _ session: NavFoundation.URLSession,
      dataTask: NavFoundation.URLSessionDataTask,
      didReceive data: Data
    ) {
      events.append(String(decoding: data, as: UTF8.self))
    }

    func urlSession(
      _ session: NavFoundation.URLSession,
      task: NavFoundation.URLSessionTask,
      didCompleteWithError error: (any Error)?
    ) {
      events.append(error == nil ? "done" : "failed")
      whenDone?()
    }
  }

  private func file() throws -> URL {
    let url = URL.temporaryDirectory.appending(path: "navlab-\(UUID().uuidString).txt")
    try Data("text".utf8).write(to: url)
    return url
  }

  @Test("A file is loaded into a copy")
  func download() async throws {
    let url = try file()
    let (copy, _) = try await Session.shared.download(from: url)
    #expect(copy != url)
    #expect(try String(contentsOf: copy, encoding: .utf8) == "text")
    try FileManager.default.removeItem(at: url)
    try FileManager.default.removeItem(at: copy)
  }

  @Test("A delegate is told about the loads and failures of a task without a closure")
  func delegate() async throws {
    let url = try file()
    let listener = Listener()
    let session = Session(configuration: .default, delegate: listener, delegateQueue: nil)
    let missing = try #require(URL(string: "https://example.com/none"))
    for task in [
      session.downloadTask(with: url), session.dataTask(with: url), session.dataTask(with: missing),
    ] {
      await withCheckedContinuation { continuation in
        listener.whenDone = { continuation.resume() }
        task.resume()
      }
    }
    #expect(listener.events == ["text", "done", "text", "done", "failed"])
    try FileManager.default.removeItem(at: url)
  }
}
#endif
