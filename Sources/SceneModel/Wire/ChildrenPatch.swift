/// The difference between the current and the earlier children of an element.
///
/// Unchanged children are not sent, because the receiver already has them. They keep their order, and none is used
/// twice. So no message can describe a larger tree than its length allows.
struct ChildrenPatch {
  private let old: SharedList<Element>
  /// The position of the first old child that was neither used nor skipped.
  private var next = 0
  /// The numbers of skipped children and of subsequent unchanged children that have not been written yet.
  private var run = (skipped: 0, count: 0)
  /// The positions of the old children, keyed by id, or nil until they are needed.
  private var places: [Int: Int]?

  private enum Mark {
    /// The code for consecutive unchanged children.
    static let same: UInt8 = 0
    /// The code for a child that still exists but has changed.
    static let changed: UInt8 = 1
    /// The code for a new child.
    static let new: UInt8 = 2
  }

  private init(after old: SharedList<Element>) {
    self.old = old
  }

  /// Writes the difference from earlier children, or nothing if the children are unchanged.
  ///
  /// - Returns: Whether the children differ.
  static func write(
    _ children: SharedList<Element>,
    after old: SharedList<Element>,
    to writer: inout WireWriter
  ) -> Bool {
    guard !(children.isEmpty && old.isEmpty) else { return false }
    let start = writer.count
    var patch = ChildrenPatch(after: old)
    var isDifferent = children.count != old.count
    writer.size(children.count)
    var place = 0
    while place < children.count {
      let shared = children.sharedCount(from: place, with: old, from: patch.next)
      if shared > 0 {
        patch.extendRun(by: shared)
        place += shared
      } else {
        if patch.write(children[place], to: &writer) { isDifferent = true }
        place += 1
      }
    }
    patch.endRun(&writer)
    if !isDifferent { writer.cut(to: start) }
    return isDifferent
  }

  /// Writes a child, and returns whether the child differs from the next old child.
  private mutating func write(_ child: Element, to writer: inout WireWriter) -> Bool {
    guard let place = place(of: child.id) else {
      endRun(&writer)
      writer.byte(Mark.new)
      child.write(to: &writer)
      return true
    }
    let skipped = place - next
    let start = writer.count
    let waiting = run
    endRun(&writer)
    writer.byte(Mark.changed)
    writer.size(skipped)
    next = place + 1
    if child.writePatch(after: old[place], to: &writer) { return true }
    writer.cut(to: start)
    run = waiting
    if skipped > 0 { endRun(&writer) }
    if run.count == 0 { run.skipped = skipped }
    run.count += 1
    return skipped > 0
  }

  /// Returns the position of a child among the unused old children, or nil if the child is not among them.
  private mutating func place(of id: Int) -> Int? {
    if next < old.count, old[next].id == id { return next }
    guard next < old.count else { return nil }
    let known =
      places
      ?? Dictionary(
        (next..<old.count).map { (old[$0].id, $0) },
        uniquingKeysWith: { first, _ in first }
      )
    places = known
    guard let place = known[id], place >= next else { return nil }
    return place
  }

  /// Extends the sequence of unchanged children.
  private mutating func extendRun(by count: Int) {
    next += count
    run.count += count
  }

  private mutating func endRun(_ writer: inout WireWriter) {
    guard run.count > 0 else { return }
    writer.byte(Mark.same)
    writer.size(run.skipped)
    writer.size(run.count)
    run = (0, 0)
  }
}

extension ChildrenPatch {
  /// Reads a difference and applies it to the children.
  static func apply(
    to children: inout SharedList<Element>,
    from reader: inout WireReader
  ) throws(WireError) {
    children = try reader.nested { (reader) throws(WireError) in
      try Self.children(after: children, from: &reader)
    }
  }

  private static func children(
    after old: SharedList<Element>,
    from reader: inout WireReader
  ) throws(WireError) -> SharedList<Element> {
    let count = try reader.size(atMost: old.count + reader.remaining)
    var children: SharedList<Element> = []
    var next = 0
    while children.count < count {
      switch try reader.byte() {
      case Mark.same:
        next += try reader.size(atMost: old.count - next)
        let run = try reader.size(atMost: min(old.count - next, count - children.count))
        guard run > 0 else { throw .malformed("a run of children is empty") }
        children.append(next..<next + run, of: old)
        reader.placed += SharedList<Element>.itemsCopied(ofRun: run)
        next += run
      case Mark.changed:
        next += try reader.size(atMost: old.count - next)
        guard next < old.count else { throw .malformed("a child changed that never was") }
        var child = old[next]
        try child.patch(from: &reader)
        children.append(child)
        reader.placed += 1
        next += 1
      case Mark.new: children.append(try Element(from: &reader))
      default: throw .malformed("a child is neither old nor new")
      }
    }
    return children
  }
}
