/// The precision with which a command must name elements on the screen.
package enum ControlNaming: Hashable, Sendable {
  /// By its label, ignoring case, as required in all graded work.
  case exact
  /// By any unambiguous name, such as one word of its label.
  case meant
}
