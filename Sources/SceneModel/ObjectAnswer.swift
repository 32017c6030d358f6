/// An object's answer to a read or a call.
package enum ObjectAnswer: Codable, Hashable, Sendable {
  /// It succeeded without a result.
  case nothing
  /// A value as a Swift literal, with its type.
  case value(String, type: String)
  /// The method threw an error; its earlier effects remain.
  case threw(String)
  /// The method is suspended, and continues as time passes.
  case waits
}
