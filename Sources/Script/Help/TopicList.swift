/// The topics that concern the language, in the order in which help lists them.
package enum TopicList {
  /// The topics.
  package static let all: [Topic] = [
    .gettingStarted, .values, .labels, .expectations, .timeTravel, .sessions, .scripts, .demos,
    .exitCodes, .files,
  ]
}
