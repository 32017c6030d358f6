extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar controls a terminal or changes the appearance of the text around
  /// it.
  ///
  /// These are control characters, line and paragraph separators, direction marks, and spaces and marks without width.
  /// The joiners in emoji and several scripts are harmless.
  package var isHarmful: Bool {
    switch value {
    case 0x20..<0x7F: false
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0xFEFF, 0xFFF9...0xFFFB:
      true
    default: false
    }
  }
}
