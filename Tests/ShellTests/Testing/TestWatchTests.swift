import AppBuilder
import Foundation
import Testing

@testable import Shell

@Suite("Watching tests")
struct TestWatchTests {
  @Test("tests run once, and again when files have changed and come to rest")
  func rounds() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "watch-\(UUID().uuidString)"
    )
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // The system clears it otherwise.
    let sources = SourceStamp(of: BuildRequest(folder: folder.path, files: []))
    func file(_ number: Int) throws -> String {
      let path = folder.appending(path: "\(number).nav")
      try Data("\(number)".utf8).write(to: path)
      return path.path
    }
    let (one, two, three) = (try file(1), try file(2), try file(3))
    // Saved twice in a row, then left alone; the same again is no change.
    var seen = [
      [one], [one], [one, two], [one, two, three], [one, two, three], [one, two, three],
    ]
    var rounds: [Int] = []
    let watch = TestWatch(
      look: {
        TestWatch.Stamp(sources: sources, scripts: seen.count > 1 ? seen.removeFirst() : seen[0])
      },
      pause: {}
    )
    watch.run(
      until: { seen.count == 1 && rounds.count > 1 },
      { rounds.append(seen.count) }
    )
    #expect(rounds == [5, 1])
  }
}
