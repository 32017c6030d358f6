/// The parameters of an editor's request to start the server.
struct InitializeParameters: Decodable {
  var rootUri: String?
  var rootPath: String?
  var workspaceFolders: [WorkspaceFolder]?
  var capabilities: ClientCapabilities?
}

/// A folder that is open in the editor.
struct WorkspaceFolder: Decodable {
  var uri: String
}

/// The capabilities of an editor.
///
/// Capabilities that the editor does not mention are unsupported.
struct ClientCapabilities: Decodable {
  var workspace: Workspace?
  var textDocument: TextDocument?

  struct Workspace: Decodable {
    var workspaceEdit: Edit?
    var didChangeWatchedFiles: Registration?
    var diagnostics: Refreshing?
    var diagnostic: Refreshing?

    struct Edit: Decodable {
      var documentChanges: Bool?
    }

    struct Registration: Decodable {
      var dynamicRegistration: Bool?
    }

    struct Refreshing: Decodable {
      var refreshSupport: Bool?
    }
  }

  struct TextDocument: Decodable {
    var diagnostic: Nothing?
    var codeAction: Actions?
    var publishDiagnostics: Publishing?

    struct Actions: Decodable {
      var codeActionLiteralSupport: Nothing?
    }

    struct Publishing: Decodable {
      var relatedInformation: Bool?
    }
  }

  /// A Boolean value that indicates whether the editor requests findings instead of waiting for the server to send
  /// them.
  var pullsDiagnostics: Bool { textDocument?.diagnostic != nil }

  /// A Boolean value that indicates whether the server can ask the editor to request findings again.
  var refreshesDiagnostics: Bool {
    (workspace?.diagnostics ?? workspace?.diagnostic)?.refreshSupport ?? false
  }

  /// A Boolean value that indicates whether the editor can report changes to files on disk.
  var watchesFiles: Bool { workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false }

  /// A Boolean value that indicates whether the editor accepts edits that specify a document's version.
  var knowsVersions: Bool { workspace?.workspaceEdit?.documentChanges ?? false }

  /// A Boolean value that indicates whether the editor supports actions that include their edits.
  var takesActions: Bool { textDocument?.codeAction?.codeActionLiteralSupport != nil }

  /// A Boolean value that indicates whether the editor shows the places that are related to a finding.
  var showsRelated: Bool { textDocument?.publishDiagnostics?.relatedInformation ?? false }
}

/// A reference to a document by its URI.
struct DocumentName: Decodable {
  var uri: String
}

/// The parameters that name a document.
struct DocumentParameters: Decodable {
  var textDocument: DocumentName
}

/// The parameters of the notification that a document was opened.
struct OpenParameters: Decodable {
  var textDocument: Opened

  struct Opened: Decodable {
    var uri: String
    var languageId: String?
    var version: Int?
    var text: String
  }
}

/// The parameters of the notification that a document was changed, with the changes in order of application.
struct ChangeParameters: Decodable {
  var textDocument: Changed
  var contentChanges: [Change]

  struct Changed: Decodable {
    var uri: String
    var version: Int?
  }

  struct Change: Decodable {
    /// The range to replace, or nil for the complete document.
    var range: TextRange?
    var text: String
  }
}

/// The parameters of a request for the findings of a document.
struct DiagnosticParameters: Decodable {
  var textDocument: DocumentName
  var previousResultId: String?
}

/// The parameters of a request for information about a position.
struct HoverParameters: Decodable {
  var textDocument: DocumentName
  var position: TextPosition
}

/// The parameters of a request for the actions that are available for a range.
struct CodeActionParameters: Decodable {
  var textDocument: DocumentName
  var range: TextRange
  var context: Context?

  struct Context: Decodable {
    var only: [String]?
  }
}

/// The parameters of the notification that files on disk have changed.
struct WatchedFilesParameters: Decodable {
  var changes: [DocumentName]
}

/// The parameters of the notification that folders were opened or closed.
struct FoldersParameters: Decodable {
  var event: Event

  struct Event: Decodable {
    var added: [WorkspaceFolder]
    var removed: [WorkspaceFolder]
  }
}

/// The parameters of a request to cancel another request.
struct CancelParameters: Decodable {
  var id: RequestID
}
