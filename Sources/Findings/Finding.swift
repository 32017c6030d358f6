package import FaultCatalogue

/// A fault of the catalogue at a place in a learner's source.
package struct Finding: Hashable, Sendable, Codable {
  /// The id of the fault in the catalogue, such as `nested-stack`.
  package var fault: String
  /// The severity according to the catalogue or the configuration.
  package var severity: Fault.Severity
  /// A description of the fault and its remedy, in one line.
  package var message: String
  /// The place of the fault in the source.
  package var place: SourcePlace
  /// The notes on related places in the source.
  package var notes: [Note]
  /// A fix for the fault, or nil if there is no safe fix.
  package var fix: Fix?

  package init(
    fault: String,
    severity: Fault.Severity,
    message: String,
    place: SourcePlace,
    notes: [Note] = [],
    fix: Fix? = nil
  ) {
    self.fault = fault
    self.severity = severity
    self.message = message
    self.place = place
    self.notes = notes
    self.fix = fix
  }

  /// A note on a place that is related to a finding.
  package struct Note: Hashable, Sendable, Codable {
    /// The text of the note.
    package var message: String
    /// The place to which the note refers.
    package var place: SourcePlace

    package init(message: String, place: SourcePlace) {
      self.message = message
      self.place = place
    }
  }
}

extension Finding {
  /// Returns whether a finding precedes another in order of file, place and fault.
  ///
  /// - Parameters:
  ///   - left: A finding.
  ///   - right: Another finding.
  /// - Returns: Whether the first finding precedes the second.
  package static func comesBefore(_ left: Finding, _ right: Finding) -> Bool {
    (left.place.file, left.place.start.offset, left.fault)
      < (right.place.file, right.place.start.offset, right.fault)
  }
}
