import Foundation
import Shell
import Testing

@Suite("A snapshot of somebody's files")
struct WorkStampTests {
  @Test("Written, new and removed files count as changed")
  func changes() {
    let before = WorkStamp(["/w/a": "1", "/w/b": "1", "/w/c": "1"])
    let after = WorkStamp(["/w/a": "1", "/w/b": "2", "/w/d": "1"])
    #expect(after.changes(since: before) == ["/w/b", "/w/c", "/w/d"])
    #expect(after.changes(since: after) == [])
  }

  @Test("A saved or replaced file has another state")
  func files() throws {
    let scratch = try ScratchFolder()
    let paths = ["App.swift", "Router.swift"].map { "\(scratch.path)/\($0)" }
    try scratch.write("one", "App.swift")
    let first = WorkStamp(of: paths)
    #expect(WorkStamp(of: paths) == first)
    try scratch.write("three", "Router.swift")
    let second = WorkStamp(of: paths)
    #expect(second.changes(since: first) == [paths[1]])
    try scratch.write("two", "App.swift.new")
    #expect(rename("\(paths[0]).new", paths[0]) == 0)
    #expect(WorkStamp(of: paths).changes(since: second) == [paths[0]])
  }
}
