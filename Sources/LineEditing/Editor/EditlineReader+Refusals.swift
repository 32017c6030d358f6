extension EditlineReader {
  /// Says something below the line.
  ///
  /// - Parameter message: A sentence.
  func tell(_ message: String) {
    eraseHint()
    show([message])
  }

  /// Says that the line takes no more, once for many keys.
  func refuse() {
    guard !isFull else { return }
    isFull = true
    ringBell()
    tell(
      typed.scalars.count < Self.longestLine
        ? "There is no room for more in this window."
        : "There is no room for more: a line has \(Self.longestLine) characters at most."
    )
  }

  /// Says once that the terminal sends what is no text.
  func refuseBytes() {
    ringBell()
    guard !knowsOfBytes else { return }
    knowsOfBytes = true
    tell("The terminal sent bytes that are not UTF-8; they are left out.")
  }
}
