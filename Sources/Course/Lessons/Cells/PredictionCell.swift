/// A cell that is played after the learner has said what will come of it.
package struct PredictionCell: Hashable, Sendable {
  /// What the learner says of the app as the commands leave it.
  package var subject: Prediction.Subject
  /// The commands.
  package var cell: NavCell

  package init(_ subject: Prediction.Subject, _ cell: NavCell) {
    self.subject = subject
    self.cell = cell
  }
}
