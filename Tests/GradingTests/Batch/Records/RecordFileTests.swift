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

  @Test("All threads that write the same file at once succeed, and the file is whole")
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

  @Test("Only the remains of a killed grader are removed")
  func remains() throws {
    let left = "record.json.\(UUID().uuidString).part"
    try folder.write([left: "half", "record.json": "whole", "part": "of another kind"])
    symlink("\(folder.path)/record.json", "\(folder.path)/link.part")
    try RecordFile(path: "\(folder.path)/results.jsonl").write { append in
      try append(Array("line".utf8))
      RecordFile.removeRemains(in: folder.path)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(!names.contains(left))
      #expect(names.contains { $0.hasPrefix("results.jsonl.") })
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["link.part", "part", "record.json", "results.jsonl"])
  }

  @Test("A folder of results is cleaned when it is opened")
  func sweep() throws {
    let left = "a-1.2.json.\(UUID().uuidString).part"
    try folder.write(["records/\(left)": "half", "results.jsonl.\(UUID().uuidString).part": ""])
    _ = try RecordFolder(path: folder.path)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    #expect(!names.contains { $0.hasSuffix(".part") }, "\(names)")
  }

  @Test("A failed write leaves only the old file")
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
