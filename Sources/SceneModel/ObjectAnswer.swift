/// An object's answer to what is read of it or done to it.
package enum ObjectAnswer: Codable, Hashable, Sendable {
  /// It was done, and gave nothing back.
  case nothing
  /// A value as a Swift literal, with its type.
  case value(String, type: String)
  /// A method threw an error; what it had done until then is done.
  case threw(String)
  /// A method waits for something, and goes on as time passes.
  case waits
}
