/// The precision with which a command has to name what is on the screen.
package enum ControlNaming: Hashable, Sendable {
  /// By its label, with the case of letters aside. Whatever counts for a mark is named so.
  case exact
  /// By anything that only one control here can be meant by, such as a word of its label.
  case meant
}
