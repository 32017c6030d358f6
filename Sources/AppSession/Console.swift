/// The output of an app since its launch, to both standard output and standard error.
///
/// If the app prints a lot, the beginning and the end are kept, and the middle is only counted. The addresses that the
/// Swift runtime prints after a crash are counted and not shown.
package struct Console: Hashable, Sendable {
  /// The total number of bytes that the app has printed.
  package private(set) var byteCount = 0

  private let capacity: Int
  private var head: [UInt8] = []
  private var tail: [UInt8] = []
  private var tailStart = 0
  private var marks: [Mark] = []

  /// The position in the output at which a step begins.
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

  /// A line of the app's output, or the part of a line that was printed during one step.
  package struct Line: Hashable, Sendable {
    /// The number of the step that printed the line, counted from 0 as in `AppSession.history`.
    package var step: Int
    /// The text of the line without its line feed, and with control characters made visible.
    package var text: String

    package init(step: Int, text: String) {
      self.step = step
      self.text = text
    }
  }

  /// The number of bytes dropped between the kept start and the kept end of the output.
  package var droppedBytes: Int {
    tailRange.lowerBound - head.count
  }

  /// The lines that were kept, oldest first.
  package var lines: [Line] {
    lines(after: 0)
  }

  /// Returns the lines that were printed after an offset in the output.
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

  /// Sets the step to which the following output belongs.
  mutating func begin(step: Int) {
    if marks.last?.offset == byteCount { marks.removeLast() }
    guard marks.last?.step != step else { return }
    marks.append(Mark(offset: byteCount, step: step))
  }

  /// Appends bytes to the output.
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

  /// Returns the output after an offset, or its last part if the output exceeds a maximum length.
  ///
  /// - Parameters:
  ///   - offset: The value of `byteCount` at that moment.
  ///   - limit: The maximum number of bytes.
  /// - Returns: The part of the text that is kept.
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
