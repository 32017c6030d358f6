import FaultCatalogue

/// A finding as editors show it.
struct Diagnostic: Hashable, Encodable {
  var range: TextRange
  var severity: Severity
  /// The fault id; nil if a file could not be checked.
  var code: String?
  var source = "navlab"
  var message: String
  var relatedInformation: [Related]?

  /// A related place.
  struct Related: Hashable, Encodable {
    var location: Location
    var message: String
  }

  /// The severity, in the protocol's numbers.
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

/// All findings of a document, sent without a request.
struct PublishedDiagnostics: Encodable {
  var uri: String
  var version: Int?
  var diagnostics: [Diagnostic]
}

/// All findings of a document as an answer, or the fact that they have not changed.
struct DiagnosticReport: Encodable {
  var kind: Kind
  var resultId: String
  var items: [Diagnostic]?

  enum Kind: String, Encodable {
    case full, unchanged
  }
}
