/// A cell that is played after the learner has predicted its result.
package struct PredictionCell: Hashable, Sendable {
  /// The subject of the learner's prediction about the app after the commands.
  package var subject: Prediction.Subject
  /// The cell with the commands.
  package var cell: NavCell

  package init(_ subject: Prediction.Subject, _ cell: NavCell) {
    self.subject = subject
    self.cell = cell
  }
}
