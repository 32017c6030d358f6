/// The list of topics about the language, in the order of the help.
package enum TopicList {
  /// All topics about the language.
  package static let all: [Topic] = [
    .gettingStarted, .values, .labels, .expectations, .timeTravel, .sessions, .scripts, .demos,
    .exitCodes, .files,
  ]
}
