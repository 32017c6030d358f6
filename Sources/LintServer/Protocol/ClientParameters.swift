/// The parameters with which an editor starts the server.
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

/// The abilities of an editor; those that it does not mention are unsupported.
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

  /// Whether the editor requests findings, so that the server does not have to report them.
  var pullsDiagnostics: Bool { textDocument?.diagnostic != nil }

  /// Whether the server can make the editor request findings again.
  var refreshesDiagnostics: Bool {
    (workspace?.diagnostics ?? workspace?.diagnostic)?.refreshSupport ?? false
  }

  /// Whether the editor can report changes of files on disk.
  var watchesFiles: Bool { workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false }

  /// Whether changes can name the version of their document.
  var knowsVersions: Bool { workspace?.workspaceEdit?.documentChanges ?? false }

  /// Whether the editor supports actions that contain their changes.
  var takesActions: Bool { textDocument?.codeAction?.codeActionLiteralSupport != nil }

  /// Whether the editor shows other places beside a finding.
  var showsRelated: Bool { textDocument?.publishDiagnostics?.relatedInformation ?? false }
}

/// The URI of a document.
struct DocumentName: Decodable {
  var uri: String
}

/// The parameters that name one document.
struct DocumentParameters: Decodable {
  var textDocument: DocumentName
}

/// A document that was opened.
struct OpenParameters: Decodable {
  var textDocument: Opened

  struct Opened: Decodable {
    var uri: String
    var languageId: String?
    var version: Int?
    var text: String
  }
}

/// Changes of a document, each relative to the result of the previous one.
struct ChangeParameters: Decodable {
  var textDocument: Changed
  var contentChanges: [Change]

  struct Changed: Decodable {
    var uri: String
    var version: Int?
  }

  struct Change: Decodable {
    /// The range to replace; nil for the whole document.
    var range: TextRange?
    var text: String
  }
}

/// A request for the findings of a document.
struct DiagnosticParameters: Decodable {
  var textDocument: DocumentName
  var previousResultId: String?
}

/// A request about a place.
struct HoverParameters: Decodable {
  var textDocument: DocumentName
  var position: TextPosition
}

/// A request for the actions at a range.
struct CodeActionParameters: Decodable {
  var textDocument: DocumentName
  var range: TextRange
  var context: Context?

  struct Context: Decodable {
    var only: [String]?
  }
}

/// Files on disk that have changed.
struct WatchedFilesParameters: Decodable {
  var changes: [DocumentName]
}

/// Folders that were opened and closed.
struct FoldersParameters: Decodable {
  var event: Event

  struct Event: Decodable {
    var added: [WorkspaceFolder]
    var removed: [WorkspaceFolder]
  }
}

/// A request to cancel another one.
struct CancelParameters: Decodable {
  var id: RequestID
}
