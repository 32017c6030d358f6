/// The precision with which a command must name elements on the screen.
package enum ControlNaming: Hashable, Sendable {
  /// Naming by label, ignoring case, as required in all graded work.
  case exact
  /// Naming by any unambiguous name, such as one word of the label.
  case meant
}
