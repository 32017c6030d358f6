/// The external conditions of a launch: the date, the seed of random numbers, and the arguments.
///
/// A repeated launch finds the same facts, so an app that uses them behaves the same again.
package struct LaunchMoment: Codable, Hashable, Sendable {
  /// The date in seconds since the beginning of 1970, or nil for the current date.
  package var date: Int64?
  /// The number of earlier launches, which determines the random numbers.
  package var number: Int
  /// The arguments and the environment of the app.
  package var arguments: LaunchArguments

  package init(
    date: Int64? = nil,
    number: Int = 0,
    arguments: LaunchArguments = LaunchArguments()
  ) {
    self.date = date
    self.number = number
    self.arguments = arguments
  }
}
