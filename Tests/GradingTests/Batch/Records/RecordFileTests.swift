import Foundation
import Synchronization
import Testing

@testable import Grading

@Suite("Files of records")
struct RecordFileTests {
  private let folder: ClassFolder

  init() throws {
    folder = try ClassFolder()
  }

  @Test("Threads that write the same file at the same time all succeed, and one content is there")
  func sameFile() throws {
    let file = RecordFile(path: folder.path + "/record.json")
    let contents = (0..<8).map { [UInt8](repeating: UInt8(ascii: "a") + $0, count: 100_000) }
    let faults = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 200) { number in
      do {
        try file.write(contents[number % contents.count])
      } catch {
        faults.withLock { $0.append("\(error)") }
      }
    }
    #expect(faults.withLock(\.self) == [])
    #expect(file.bytes().map(contents.contains) == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["record.json"])
  }

  @Test("What fails halfway leaves the old file and nothing else")
  func fault() throws {
    struct Halfway: Error {}
    let file = RecordFile(path: folder.path + "/record.json")
    try file.write(Array("old".utf8))
    #expect(throws: Halfway.self) {
      try file.write { append in
        try append(Array("ne".utf8))
        throw Halfway()
      }
    }
    #expect(file.bytes() == Array("old".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["record.json"])
  }
}
