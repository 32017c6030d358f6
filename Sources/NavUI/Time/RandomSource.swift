internal import SceneModel

/// A sequence of numbers that look random and are the same every time.
struct RandomSource {
  private var numbers: SeededNumbers

  /// Begins the sequence of a launch.
  ///
  /// - Parameter launch: The number of earlier launches; each launch has its own sequence.
  init(launch: Int) {
    var first = SeededNumbers(seed: 0)
    var second = SeededNumbers(seed: first.next() ^ UInt64(truncatingIfNeeded: launch))
    numbers = SeededNumbers(seed: second.next())
  }

  /// Returns the next number.
  mutating func next() -> UInt64 {
    numbers.next()
  }

  /// Writes numbers into bytes, as many as there is room for.
  mutating func fill(_ bytes: UnsafeMutableRawBufferPointer) {
    for start in stride(from: 0, to: bytes.count, by: 8) {
      withUnsafeBytes(of: next().littleEndian) { number in
        let count = min(8, bytes.count - start)
        UnsafeMutableRawBufferPointer(rebasing: bytes[start..<start + count])
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: number[..<count]))
      }
    }
  }
}
