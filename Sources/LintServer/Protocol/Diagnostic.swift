import FaultCatalogue

/// A finding in the form that editors expect.
struct Diagnostic: Hashable, Encodable {
  var range: TextRange
  var severity: Severity
  /// The id of the fault, or nil if the finding reports that the file could not be checked.
  var code: String?
  var source = "navlab"
  var message: String
  var relatedInformation: [Related]?

  /// A place related to a finding.
  struct Related: Hashable, Encodable {
    var location: Location
    var message: String
  }

  /// A severity, with the number that the protocol assigns to it.
  enum Severity: Int, Encodable {
    case error = 1
    case warning = 2
    case information = 3

    init(_ severity: Fault.Severity) {
      self =
        switch severity {
        case .error: .error
        case .warning: .warning
        case .note: .information
        }
    }
  }
}

/// The findings of a document, sent without a request.
struct PublishedDiagnostics: Encodable {
  var uri: String
  var version: Int?
  var diagnostics: [Diagnostic]
}

/// The answer to a request for findings, in which unchanged findings are omitted.
struct DiagnosticReport: Encodable {
  var kind: Kind
  var resultId: String
  var items: [Diagnostic]?

  enum Kind: String, Encodable {
    case full, unchanged
  }
}
