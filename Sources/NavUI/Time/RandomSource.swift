internal import SceneModel

/// A generator of a reproducible sequence of pseudorandom numbers.
struct RandomSource {
  private var numbers: SeededNumbers

  /// Creates a generator for a launch.
  ///
  /// - Parameter launch: The number of earlier launches; each launch has its own sequence.
  init(launch: Int) {
    var first = SeededNumbers(seed: 0)
    var second = SeededNumbers(seed: first.next() ^ UInt64(truncatingIfNeeded: launch))
    numbers = SeededNumbers(seed: second.next())
  }

  /// Generates the next number of the sequence.
  mutating func next() -> UInt64 {
    numbers.next()
  }

  /// Fills a buffer with the bytes of numbers from the sequence.
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
