package import FaultCatalogue

/// One mistake in one place of a learner's source.
package struct Finding: Hashable, Sendable, Codable {
  /// The id of the fault in the catalogue, such as `nested-stack`.
  package var fault: String
  /// The severity, by the catalogue or the configuration.
  package var severity: Fault.Severity
  /// The fault and the advice, in one line.
  package var message: String
  /// The place.
  package var place: SourcePlace
  /// Related places.
  package var notes: [Note]
  /// The fix, if a safe one exists.
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

  /// A place that is related to a finding.
  package struct Note: Hashable, Sendable, Codable {
    /// A note about the place.
    package var message: String
    /// The place.
    package var place: SourcePlace

    package init(message: String, place: SourcePlace) {
      self.message = message
      self.place = place
    }
  }
}

extension Finding {
  /// Returns whether a finding comes before another: by file, place and fault.
  ///
  /// - Parameters:
  ///   - left: A finding.
  ///   - right: Another finding.
  /// - Returns: Whether the left one comes first.
  package static func comesBefore(_ left: Finding, _ right: Finding) -> Bool {
    (left.place.file, left.place.start.offset, left.fault)
      < (right.place.file, right.place.start.offset, right.fault)
  }
}
