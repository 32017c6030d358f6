package import SceneModel

/// The steps of an app that were done, those that were undone and can be done again, and the lines
/// that were left.
///
/// The steps form a tree, of which the present line is one way from the root to a tip. Whenever history
/// takes another way, the one that it leaves is kept as a line of its own. Nothing here runs an app.
package struct Timeline: Hashable, Sendable {
  /// The name of the present line.
  package internal(set) var name = Self.firstName
  /// Whether somebody chose the name of the present line, or it is the first one.
  var isNamed = true
  /// The steps that lead to the present moment, oldest first.
  package internal(set) var past: [Step] = []
  /// The steps of the present line that were undone; the last one is redone first.
  package internal(set) var future: [Step] = []
  /// The lines that were left, in the order in which they were left.
  package internal(set) var lines: [Line] = []
  /// The branches that can be rejoined, the innermost last.
  package internal(set) var branches: [Branch] = []
  /// The names of moments, in the order in which they were given.
  package private(set) var bookmarks: [Bookmark] = []

  private var nextID = 0
  /// The memory that has been taken since it was last counted, in bytes, about.
  private var memory = 0
  var nextLine = 1

  /// The name of the line that every session begins with.
  package static let firstName = "main"
  /// The number of unnamed lines that are kept.
  static let unnamedLimit = 20

  /// The memory that all steps may take, in bytes, about.
  static let memoryLimit = 128 << 20

  /// Makes a timeline without steps.
  package init() {}

  /// All steps of the present line, whether they were undone or not, oldest first.
  package var steps: [Step] {
    past + future.reversed()
  }

  /// Remembers something new that was done.
  ///
  /// - Parameters:
  ///   - action: What was done.
  ///   - title: The action in the words of the one who asked for it.
  ///   - result: What came of it.
  ///   - isQuiet: Whether the app printed nothing meanwhile.
  ///   - weight: How much memory the app after it takes that the one before does not, in bytes.
  package mutating func record(
    _ action: Action,
    title: String,
    result: Step.Result,
    isQuiet: Bool = true,
    weight: Int = 0
  ) {
    leaveFuture()
    var step = Step(action: action, title: title, result: result)
    step.isQuiet = isQuiet
    step.weight = weight
    step.id = nextID
    nextID += 1
    past.append(step)
    memory += weight
    if memory > Self.memoryLimit { forgetSnapshots() }
  }

  /// Keeps only digests of what lies on other lines, and of what lies furthest back, until the rest is half of
  /// what it may be.
  private mutating func forgetSnapshots() {
    let present = Set((past + future).map(\.id))
    for index in lines.indices { lines[index].forgetSnapshots(butOf: present) }
    memory = past.reduce(0) { $0 + $1.weight }
    for index in past.indices.dropLast() where memory > Self.memoryLimit / 2 {
      memory -= past[index].weight
      past[index].forgetSnapshot()
    }
  }

  /// Remembers that the next undone step was done again.
  ///
  /// - Parameter result: What came of it this time.
  package mutating func repeatNext(with result: Step.Result) {
    guard var step = future.popLast() else { return }
    step.result = result
    past.append(step)
  }

  /// Goes to another moment of the present line.
  ///
  /// - Parameter count: How many steps lie before the moment; more than there are means all of them.
  package mutating func move(to count: Int) {
    while past.count > max(count, 0), let step = past.popLast() {
      future.append(step)
    }
    while past.count < count, let step = future.popLast() {
      past.append(step)
    }
  }

  /// Gives the present moment a name, which may have belonged to another one.
  ///
  /// - Parameter name: The name.
  package mutating func setBookmark(_ name: String) {
    guard let step = past.last else { return }
    bookmarks.removeAll { $0.name == name }
    bookmarks.append(Bookmark(name: name, step: step.id, count: past.count))
  }

  /// Whether a bookmark is the name of the moment after a step.
  ///
  /// - Parameters:
  ///   - bookmark: The bookmark.
  ///   - step: The step.
  /// - Returns: Whether it is.
  package func isName(_ bookmark: Bookmark, of step: Step) -> Bool {
    bookmark.step == step.id
  }

  /// The present moment, to come back to even when history has taken another way.
  package var present: Moment {
    Moment(step: past.last?.id, count: past.count)
  }

  /// Finds a moment again.
  ///
  /// - Parameter moment: The moment.
  /// - Returns: Where it is, on the present line if it is there, or nil when it is on no line any more.
  package func place(of moment: Moment) -> Place? {
    guard let step = moment.step else { return Place(line: name, count: 0) }
    return place(of: step, at: moment.count)
  }

  /// Finds a moment by the name of a bookmark or of a line.
  ///
  /// - Parameter name: The name.
  /// - Returns: The moment, or nil when nothing has the name any more.
  package func place(named name: String) -> Place? {
    if let bookmark = bookmarks.first(where: { $0.name == name }) { return place(of: bookmark) }
    if name == self.name { return Place(line: name, count: past.count) }
    return lines.first { $0.name == name }.map { Place(line: name, count: $0.count) }
  }

  /// The moment that has a name, on the present line if it is there.
  private func place(of bookmark: Bookmark) -> Place? {
    place(of: bookmark.step, at: bookmark.count)
  }

  private func place(of step: Int, at count: Int) -> Place? {
    if stepID(count - 1) == step { return Place(line: name, count: count) }
    let line = lines.last { $0.holds(step, at: count - 1) }
    return line.map { Place(line: $0.name, count: count) }
  }
}
