extension EditlineReader {
  /// Shows a message below the line.
  ///
  /// - Parameter message: A sentence.
  func tell(_ message: String) {
    eraseHint()
    show([message])
  }

  /// Reports that the line is full, unless this was reported since a key last succeeded.
  func refuse() {
    guard !isFull else { return }
    isFull = true
    ringBell()
    tell(
      typed.scalars.count < Self.longestLine
        ? "There is no room for more in this window."
        : "There is no room for more: a line can have at most \(Self.longestLine) characters."
    )
  }

  /// Reports, but only once, that the terminal sends bytes that are not text.
  func refuseBytes() {
    ringBell()
    guard !knowsOfBytes else { return }
    knowsOfBytes = true
    tell("The terminal sent bytes that are not UTF-8; NavLab skipped them.")
  }
}
