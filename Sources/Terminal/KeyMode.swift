#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The mode in which a terminal delivers every key immediately and does not show it.
package struct KeyMode: Sendable {
  private let descriptor: Int32
  private let usual: termios

  /// Creates the mode and saves the terminal's settings, or returns nil if the descriptor is not a terminal.
  ///
  /// - Parameter descriptor: The open file of the keyboard.
  package init?(descriptor: Int32) {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return nil }
    self.descriptor = descriptor
    usual = settings
  }

  /// Switches the terminal to delivering single keys.
  ///
  /// - Parameter isInterruptible: Whether Ctrl-C and Ctrl-Z send signals, or are ordinary keys.
  package func enter(isInterruptible: Bool = false) {
    var settings = usual
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    settings.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR)
    if !isInterruptible { settings.c_lflag &= ~tcflag_t(ISIG) }
    _ = tcsetattr(descriptor, TCSADRAIN, &settings)
  }

  /// Restores the terminal's saved settings.
  package func leave() {
    var settings = usual
    _ = tcsetattr(descriptor, TCSADRAIN, &settings)
  }
}
