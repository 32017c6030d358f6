import Course

/// A prediction by somebody who does not know, and wants to be right nevertheless.
struct Guess: Hashable, Sendable, CustomStringConvertible {
  var answer: String
  var subject: Prediction.Subject

  var description: String { "\(subject): \(answer)" }

  /// All of them.
  static let all = screens + values + trees

  private static func guesses(_ subject: Prediction.Subject, _ answers: [String]) -> [Guess] {
    answers.map { Guess(answer: $0, subject: subject) }
  }

  /// Guesses at names.
  private static let screens =
    guesses(
      .screen,
      [
        "*", ".*", "/.*/", "%", "?", "any", "screen", "New | Post", "New or Post", "New, Post",
        "New\nPost", "New > Post", "New / Post", "[New, Post]", "N", "New*", "New\u{200B}Post",
        "not Feed", "the New Post", "NewView", "SwiftUI.NewView", "\"New\" \"Post\"", "top",
      ]
    )
    + guesses(
      .screens,
      [
        "*", "* > *", "Feed > *", "Feed > …", "Feed > Post | Profile", "Feed > Post > New",
        "Post > Feed", "Feed > Post\nFeed > Profile", "Feed, Post, Feed > Post", "Feed > screen",
        "FeedView > PostView", "Feed", "> >", "[Feed, Post]",
      ]
    )
    + guesses(
      .tab,
      [
        "*", "Feed Profile", "Feed, Profile", "Feed | Profile", "Feed\nProfile", "0", "any", "tab",
        "selected", "Fee",
      ]
    )

  /// Guesses at numbers and values.
  private static let values =
    guesses(
      .count,
      [
        "_", "*", "1 2", "0...3", "1, 2", "0 | 1 | 2", "1\n2", "one", "n", "1.5", "NaN", "-1",
        "> 0",
      ]
    )
    + guesses(
      .path,
      [
        "[_]", "[.post(_)]", "[.post]", "[*]", "[.post(0...9)]", "[.post(1), .post(2)]", "[...]",
        "[.post(1)] or [.post(2)]", "[.post(1)], []", "[.post(1 | 2)]", "[]", "[[.post(1)]]",
        "[.post(1.0e0 + 0)]", "[.post(id: _)]", "[post]", "[nil]", ".post(1)",
      ]
    )

  /// Guesses at what lies over the screens, and at the whole.
  private static let trees =
    guesses(
      .presented,
      [
        "_", "*", "sheet *", "sheet _", "sheet | cover", "sheet New | Post", "sheet New, Post",
        "none\nsheet New", "sheet New\ncover New", "cover\nsheet", "something", "New",
        "sheet > Post",
        "sheet or none", "not none",
      ]
    )
    + guesses(
      .tree,
      [
        "_", "*", "tab Profile\ntab Feed\nFeed\nPost\nsheet New",
        "tab Feed\ntab Profile\nFeed\nPost\nsheet New",
        "tab Feed\nFeed\nPost\nsheet New\ncover New",
        "tab Feed\nFeed\nPost\nPost\nsheet New", "tab *\nFeed\nPost\nsheet New",
        "tab Feed\n*\n*\nsheet *", "tab Feed\nFeed > Post > New\nsheet New", "none",
        "tab Feed\nFeed\nPost\nnone\nsheet New", "tab Feed Profile\nFeed\nPost\nsheet New",
        "Feed\nPost\nsheet New", "tab Feed\nFeedView\nPostView\nsheet NewView",
      ]
    )
}
