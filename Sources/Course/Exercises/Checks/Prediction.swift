/// A learner's statement about an app before the app runs.
package struct Prediction: Hashable, Sendable {
  /// The subject of the prediction.
  package var subject: Subject
  /// The points for each part of a tree, or an empty dictionary if only the complete tree counts.
  package var worth: [Goal.Part: Int]

  package init(_ subject: Subject, worth: [Goal.Part: Int] = [:]) {
    self.subject = subject
    self.worth = worth
  }

  /// A subject of a question about an app's state.
  package enum Subject: String, CaseIterable, Hashable, Sendable {
    /// The title of the visible screen.
    case screen
    /// The titles of the screens on the stack, root first.
    case screens
    /// The values in the path.
    case path
    /// The number of values in the path.
    case count
    /// The selected tab.
    case tab
    /// The presentations over the screens.
    case presented
    /// The selected tab, the screens in it, and the presentations over them.
    case tree
  }
}
