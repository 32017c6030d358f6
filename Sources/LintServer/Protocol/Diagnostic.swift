import FaultCatalogue

/// A finding as editors show it.
struct Diagnostic: Hashable, Encodable {
  var range: TextRange
  var severity: Severity
  /// The id of the fault; nil where a file could not be judged.
  var code: String?
  var source = "navlab"
  var message: String
  var relatedInformation: [Related]?

  /// Another place that has to do with it.
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

/// All findings of a document, told without having been asked for.
struct PublishedDiagnostics: Encodable {
  var uri: String
  var version: Int?
  var diagnostics: [Diagnostic]
}

/// All findings of a document as an answer, or that they are those of the last answer.
struct DiagnosticReport: Encodable {
  var kind: Kind
  var resultId: String
  var items: [Diagnostic]?

  enum Kind: String, Encodable {
    case full, unchanged
  }
}
