/// The output of an app since its launch, from standard output and standard error alike.
///
/// If the app prints a lot, the beginning and the end are kept, and the middle is only counted. The
/// addresses that the Swift runtime prints after a crash are counted and not shown.
package struct Console: Hashable, Sendable {
  /// The bytes that the app has printed in all.
  package private(set) var byteCount = 0

  private let capacity: Int
  private var head: [UInt8] = []
  private var tail: [UInt8] = []
  private var tailStart = 0
  private var marks: [Mark] = []

  /// The position in the stream from which on all output belongs to a step.
  private struct Mark: Hashable {
    var offset: Int
    var step: Int
  }

  /// Creates an empty console.
  ///
  /// - Parameter capacity: The minimum number of bytes to keep, half of them from the beginning.
  package init(capacity: Int) {
    self.capacity = max(capacity, 2)
  }

  /// Something that the app printed: one line, or a part of a line that was printed during one step.
  package struct Line: Hashable, Sendable {
    /// The number of the step that was running, as `AppSession.history` counts from 0.
    package var step: Int
    /// The text, without its line feed and with control characters made visible.
    package var text: String

    package init(step: Int, text: String) {
      self.step = step
      self.text = text
    }
  }

  /// The number of bytes that were dropped between the kept beginning and the kept end.
  package var droppedBytes: Int {
    tailRange.lowerBound - head.count
  }

  /// The lines that were kept, oldest first.
  package var lines: [Line] {
    lines(after: 0)
  }

  /// Returns the lines that were printed after a moment.
  ///
  /// - Parameter offset: The value of `byteCount` at that moment.
  /// - Returns: The kept lines, oldest first.
  package func lines(after offset: Int) -> [Line] {
    var lines: [Line] = []
    for (index, mark) in marks.enumerated() {
      let end = index + 1 < marks.count ? marks[index + 1].offset : byteCount
      let range = max(mark.offset, offset)..<max(end, mark.offset, offset)
      for part in [range.clamped(to: 0..<head.count), range.clamped(to: tailRange)] {
        let texts = StackTrace.removed(from: ConsoleText.lines(of: bytes(in: part)))
        lines += texts.map { Line(step: mark.step, text: $0) }
      }
    }
    return lines
  }

  /// Sets the step that the next output belongs to.
  mutating func begin(step: Int) {
    if marks.last?.offset == byteCount { marks.removeLast() }
    guard marks.last?.step != step else { return }
    marks.append(Mark(offset: byteCount, step: step))
  }

  /// Appends output of the app.
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    if marks.isEmpty { begin(step: 0) }
    let half = capacity / 2
    let forHead = min(bytes.count, half - head.count)
    head.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[..<forHead]))
    tail.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[forHead...]))
    byteCount += bytes.count
    // Dropping large pieces at a time limits the cost of a flood to one copy of each byte.
    if tail.count > 2 * half {
      let surplus = tail.count - half
      tail.removeFirst(surplus)
    }
    tailStart = byteCount - tail.count
  }

  /// Returns the last bytes of the output after a moment.
  ///
  /// - Parameters:
  ///   - offset: The value of `byteCount` at that moment.
  ///   - limit: The maximum number of bytes.
  /// - Returns: The text, as far as it is kept.
  func text(after offset: Int, atMost limit: Int) -> String {
    let start = min(max(offset, byteCount - limit), byteCount)
    let range = start..<byteCount
    let kept = [range.clamped(to: 0..<head.count), range.clamped(to: tailRange)].map(bytes(in:))
    return String(decoding: kept.joined(), as: UTF8.self)
  }

  private var tailRange: Range<Int> {
    tailStart..<byteCount
  }

  private func bytes(in range: Range<Int>) -> ArraySlice<UInt8> {
    guard !range.isEmpty else { return [] }
    return range.lowerBound < head.count
      ? head[range]
      : tail[(range.lowerBound - tailStart)..<(range.upperBound - tailStart)]
  }
}
