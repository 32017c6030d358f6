extension GradingRecord {
  /// The lines of text about the changes that the points include, or an empty array if there are none.
  var adjustmentLines: [String] { (adjustments ?? []).map(\.line) }
}
