/// An object's answer to a read or a call.
package enum ObjectAnswer: Codable, Hashable, Sendable {
  /// A successful read or call without a result.
  case nothing
  /// A value as a Swift literal, with its type.
  case value(String, type: String)
  /// An error that the method threw. The effects before the error remain.
  case threw(String)
  /// A suspended method, which continues as time passes.
  case waits
}
