/// A sequence of numbers that look random and are the same every time: SplitMix64.
struct RandomSource {
  private var state: UInt64

  /// Begins the sequence of a launch.
  ///
  /// - Parameter launch: How many launches came before it; each has its own sequence.
  init(launch: Int) {
    state = 0
    state = next() ^ UInt64(truncatingIfNeeded: launch)
    state = next()
  }

  /// Returns the next number.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
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
