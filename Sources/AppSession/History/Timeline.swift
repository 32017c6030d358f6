package import SceneModel

/// The steps performed in an app, the undone steps that can be redone, and the abandoned lines of history.
///
/// The steps form a tree, and the current line is a path from its root to a leaf. Whenever history takes another path,
/// the previous one is kept as a separate line. A timeline does not run an app.
package struct Timeline: Hashable, Sendable {
  /// The name of the current line.
  package internal(set) var name = Self.firstName
  /// A Boolean value that indicates whether the user named the current line, or the line is the first one.
  var isNamed = true
  /// The steps that lead to the current moment, oldest first.
  package internal(set) var past: [Step] = []
  /// The undone steps of the current line, the last of which is redone first.
  package internal(set) var future: [Step] = []
  /// The abandoned lines, in the order in which they were left.
  package internal(set) var lines: [Line] = []
  /// The branches that can be rejoined, outermost first.
  package internal(set) var branches: [Branch] = []
  /// The bookmarks, in the order in which they were set.
  package private(set) var bookmarks: [Bookmark] = []

  private var nextID = 0
  /// The approximate amount of memory that stored states take, in bytes.
  private var memory = 0
  var nextLine = 1

  /// The name of the first line of every session.
  package static let firstName = "main"
  /// The maximum number of unnamed lines to keep.
  static let unnamedLimit = 20

  /// The maximum approximate amount of memory for all steps, in bytes.
  static let memoryLimit = 128 << 20

  /// Creates a timeline without steps.
  package init() {}

  /// All steps of the current line, including undone ones, oldest first.
  package var steps: [Step] {
    past + future.reversed()
  }

  /// Records a new step.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - title: The command that requested the action.
  ///   - result: The result.
  ///   - isQuiet: Whether the app printed nothing during the step.
  ///   - weight: The additional memory for the state after the step, in bytes.
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

  /// Replaces old states and states on other lines with digests, until half of the memory limit is free.
  private mutating func forgetSnapshots() {
    let present = Set((past + future).map(\.id))
    for index in lines.indices { lines[index].forgetSnapshots(butOf: present) }
    memory = past.reduce(0) { $0 + $1.weight }
    for index in past.indices.dropLast() where memory > Self.memoryLimit / 2 {
      memory -= past[index].weight
      past[index].forgetSnapshot()
    }
  }

  /// Records that the next undone step has been redone.
  ///
  /// - Parameter result: The result of the repetition.
  package mutating func repeatNext(with result: Step.Result) {
    guard var step = future.popLast() else { return }
    step.result = result
    past.append(step)
  }

  /// Moves to another moment of the current line.
  ///
  /// - Parameter count: The number of steps before the moment; a number that is too large means all of them.
  package mutating func move(to count: Int) {
    while past.count > max(count, 0), let step = past.popLast() {
      future.append(step)
    }
    while past.count < count, let step = future.popLast() {
      past.append(step)
    }
  }

  /// Names the current moment, and removes the name from any other moment.
  ///
  /// - Parameter name: The name.
  package mutating func setBookmark(_ name: String) {
    guard let step = past.last else { return }
    bookmarks.removeAll { $0.name == name }
    bookmarks.append(Bookmark(name: name, step: step.id, count: past.count))
  }

  /// Returns whether a bookmark names the moment after a step.
  ///
  /// - Parameters:
  ///   - bookmark: The bookmark.
  ///   - step: The step.
  /// - Returns: Whether it does.
  package func isName(_ bookmark: Bookmark, of step: Step) -> Bool {
    bookmark.step == step.id
  }

  /// The current moment, which can be found even after history has continued on another line.
  package var present: Moment {
    Moment(step: past.last?.id, count: past.count)
  }

  /// Returns the place of a moment, on the current line if possible, or nil if no line contains the moment.
  ///
  /// - Parameter moment: The moment.
  /// - Returns: The place of the moment, on the current line if possible, or nil if no line contains it any longer.
  package func place(of moment: Moment) -> Place? {
    guard let step = moment.step else { return Place(line: name, count: 0) }
    return place(of: step, at: moment.count)
  }

  /// Returns the moment that a bookmark or line names, or nil if nothing has the name.
  ///
  /// - Parameter name: The name.
  /// - Returns: The moment, or nil if nothing has the name any longer.
  package func place(named name: String) -> Place? {
    if let bookmark = bookmarks.first(where: { $0.name == name }) { return place(of: bookmark) }
    if name == self.name { return Place(line: name, count: past.count) }
    return lines.first { $0.name == name }.map { Place(line: name, count: $0.count) }
  }

  /// Returns the moment that a bookmark names, on the current line if possible, or nil if no line contains the moment.
  private func place(of bookmark: Bookmark) -> Place? {
    place(of: bookmark.step, at: bookmark.count)
  }

  private func place(of step: Int, at count: Int) -> Place? {
    if stepID(count - 1) == step { return Place(line: name, count: count) }
    let line = lines.last { $0.holds(step, at: count - 1) }
    return line.map { Place(line: $0.name, count: count) }
  }
}
