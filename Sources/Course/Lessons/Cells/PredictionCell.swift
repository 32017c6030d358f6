/// A cell that is played after the learner has predicted the result.
package struct PredictionCell: Hashable, Sendable {
  /// The part of the app that the learner predicts, after the commands.
  package var subject: Prediction.Subject
  /// The commands.
  package var cell: NavCell

  package init(_ subject: Prediction.Subject, _ cell: NavCell) {
    self.subject = subject
    self.cell = cell
  }
}
