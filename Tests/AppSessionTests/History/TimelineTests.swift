import AppSession
import SceneModel
import Testing

@Suite("Timeline")
struct TimelineTests {
  @Test("a timeline moves to and fro without losing a step")
  func moves() {
    var timeline = Timeline(doing: ["launch", "a", "b", "c"])
    timeline.move(to: 2)
    #expect(timeline.words == "launch a | b c")
    timeline.move(to: 99)
    #expect(timeline.words == "launch a b c |")
    timeline.move(to: -1)
    #expect(timeline.words == "| launch a b c")
    #expect(timeline.lines.isEmpty)
  }

  @Test("undone steps are kept as a line when another step follows")
  func keepsFuture() {
    var timeline = Timeline(doing: ["launch", "a", "b"])
    timeline.move(to: 1)
    timeline.does("c")
    #expect(timeline.words == "launch c |")
    #expect(timeline.others == ["line-1: launch a b |"])
    #expect(timeline.lines.map(timeline.commonCount) == [1])

    timeline.select("line-1")
    #expect(timeline.name == "line-1")
    #expect(timeline.words == "launch a b |")
    #expect(timeline.others == ["main: launch c |"])

    timeline.select("main")
    #expect(timeline.words == "launch c |")
    #expect(timeline.others == ["line-1: launch a b |"])
  }

  @Test("no line is kept twice")
  func keepsNothingTwice() {
    var timeline = Timeline(doing: ["launch", "a"])
    timeline.branch("b1")
    timeline.move(to: 1)
    timeline.does("b")
    #expect(timeline.others == ["main: launch a |"])
    timeline.select("main")
    timeline.branch("empty")
    timeline.select("main")
    #expect(timeline.others == ["b1: launch b |"])
  }

  @Test("a moment is found again on any line")
  func moments() {
    var timeline = Timeline(doing: ["launch", "a", "b"])
    let end = timeline.present
    timeline.move(to: 1)
    let launch = timeline.present
    #expect(timeline.place(of: end) == .init(line: "main", count: 3))
    timeline.does("c")
    #expect(timeline.place(of: end) == .init(line: "line-1", count: 3))
    #expect(timeline.place(of: launch) == .init(line: "main", count: 1))
    #expect(timeline.place(of: timeline.present) == .init(line: "main", count: 2))
    #expect(Timeline().place(of: end) == nil)
    #expect(Timeline().place(of: Timeline().present) == .init(line: "main", count: 0))
  }

  @Test("bookmarks survive undo, follow their steps to other lines, and can be moved")
  func bookmarks() {
    var timeline = Timeline(doing: ["launch", "a", "b"])
    timeline.setBookmark("end")
    timeline.move(to: 1)
    #expect(timeline.place(named: "end") == .init(line: "main", count: 3))
    timeline.does("c")
    #expect(timeline.place(named: "end") == .init(line: "line-1", count: 3))
    timeline.setBookmark("end")
    #expect(timeline.place(named: "end") == .init(line: "main", count: 2))
    #expect(timeline.bookmarks.map(\.name) == ["end"])
    #expect(timeline.place(named: "start") == nil)
    #expect(timeline.place(named: "line-1") == .init(line: "line-1", count: 3))
  }

  @Test("a branch leads back to its moment and to the steps that could be redone")
  func branches() {
    var timeline = Timeline(doing: ["launch", "a", "b", "c"])
    timeline.move(to: 2)
    timeline.branch("detour")
    #expect(timeline.words == "launch a | b c")
    timeline.does("x")
    timeline.branch(nil)
    timeline.does("y")
    #expect(timeline.name == "branch-1")
    #expect(timeline.branches.map(\.origin) == ["main", "detour"])

    #expect(timeline.origin() == .init(line: "detour", count: 3))
    timeline.select("detour")
    #expect(timeline.words == "launch a x |")
    #expect(timeline.branches.map(\.name) == ["detour"])
    #expect(timeline.origin(ofBranch: "branch-1") == nil)
    timeline.select("main")
    #expect(timeline.words == "launch a | b c")
    #expect(timeline.branches.isEmpty)
    #expect(timeline.others == ["branch-1: launch a x y |", "detour: launch a x |"])
  }

  @Test("leaving an outer branch also leaves the branches that began on it")
  func leavesInner() {
    var timeline = Timeline(doing: ["launch"])
    timeline.branch("outer")
    timeline.does("a")
    timeline.branch("inner")
    timeline.does("b")
    #expect(timeline.origin(ofBranch: "outer") == .init(line: "main", count: 1))
    timeline.select("main")
    #expect(timeline.branches.isEmpty)
    #expect(timeline.words == "launch |")
  }

  @Test("a repeated step keeps its id and takes its new result")
  func repeats() {
    var timeline = Timeline(doing: ["launch", "a"])
    let ids = timeline.past.map(\.id)
    timeline.move(to: 0)
    timeline.repeatNext(with: .ended(.exit(code: 3)))
    timeline.move(to: 2)
    #expect(timeline.past.map(\.id) == ids)
    #expect(timeline.past.map(\.ending) == [.exit(code: 3), nil])
  }

  @Test("a timeline that grows too large keeps only digests of distant steps")
  func weight() {
    var timeline = Timeline(doing: ["launch", "a", "b"])
    let before = timeline.past.map(\.result)
    for number in 0..<5 { timeline.does("\(number)", weight: 40 << 20) }
    #expect(
      timeline.past.map { $0.snapshot == nil } == [
        true, true, true, true, true, true, false, false,
      ]
    )
    #expect(zip(timeline.past, before).allSatisfy { $0.result.isSame(as: $1) })
    #expect(timeline.past.allSatisfy { $0.ending == nil })
  }

  @Test("only digests of other lines are kept when all lines together grow too large")
  func weightOfLines() {
    var timeline = Timeline(doing: ["launch"])
    timeline.does("a", weight: 100 << 20)
    timeline.move(to: 1)
    timeline.does("b", weight: 20 << 20)
    #expect(timeline.lines[0].steps.map { $0.snapshot == nil } == [false, false])
    timeline.does("c", weight: 20 << 20)
    #expect(timeline.lines[0].steps.map { $0.snapshot == nil } == [false, true])
    #expect(timeline.past.map { $0.snapshot == nil } == [false, false, false])
  }

  @Test("the branches that lead back to repeated steps are adopted")
  func adoptsBranches() {
    var old = Timeline(doing: ["launch", "a", "b"])
    old.move(to: 2)
    old.branch("outer")
    old.does("c")
    old.branch("inner")
    old.does("d")
    old.move(to: 4)

    var new = Timeline(doing: ["launch", "a", "c", "d"])
    new.adoptBranches(of: old)
    #expect(new.name == "inner")
    #expect(new.words == "launch a c d |")
    #expect(new.others == ["main: launch a |", "outer: launch a c |"])
    new.select("outer")
    #expect(new.words == "launch a c |")
    new.select("main")
    #expect(new.words == "launch a |")
    #expect(new.branches.isEmpty)

    var short = Timeline(doing: ["launch", "a"])
    short.adoptBranches(of: old)
    #expect(short.branches.map(\.name) == ["outer"])
    #expect(short.others == ["main: launch a |"])
  }

  @Test("the oldest unnamed lines are forgotten, except those with a bookmark")
  func limit() {
    var timeline = Timeline(doing: ["launch", "0"])
    timeline.setBookmark("first")
    for number in 1...30 {
      timeline.move(to: 1)
      timeline.does("\(number)")
    }
    #expect(timeline.lines.count == 20)
    #expect(timeline.lines.first?.name == "line-1")
    #expect(timeline.lines.last?.name == "line-30")
    #expect(timeline.place(named: "first") == .init(line: "line-1", count: 2))
  }
}

extension Timeline {
  fileprivate init(doing titles: [String]) {
    self.init()
    for title in titles { does(title) }
  }

  fileprivate mutating func does(_ title: String, weight: Int = 0) {
    let window = Element(id: 0, kind: .window)
    let result = Step.Result.done(Snapshot(app: "T", window: window))
    record(.refresh, title: title, result: result, weight: weight)
  }

  /// The titles of the present line, with a bar at the present moment.
  fileprivate var words: String {
    (past.map(\.title) + ["|"] + future.reversed().map(\.title)).joined(separator: " ")
  }

  /// The same of all other lines, with their names.
  fileprivate var others: [String] {
    lines.map { line in
      var titles = line.steps.map(\.title)
      titles.insert("|", at: line.count)
      return "\(line.name): \(titles.joined(separator: " "))"
    }
  }
}
