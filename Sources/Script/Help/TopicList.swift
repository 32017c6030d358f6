/// The topics about the language, in the order of the help.
package enum TopicList {
  /// The topics.
  package static let all: [Topic] = [
    .gettingStarted, .values, .labels, .expectations, .timeTravel, .sessions, .scripts, .demos,
    .exitCodes, .files,
  ]
}
