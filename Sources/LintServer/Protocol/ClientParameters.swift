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

/// The abilities of an editor; those that it does not mention are missing.
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

  /// Whether it asks for findings, so that it need not be told.
  var pullsDiagnostics: Bool { textDocument?.diagnostic != nil }

  /// Whether it can be made to ask again.
  var refreshesDiagnostics: Bool {
    (workspace?.diagnostics ?? workspace?.diagnostic)?.refreshSupport ?? false
  }

  /// Whether it says on demand which files on disk have changed.
  var watchesFiles: Bool { workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false }

  /// Whether changes can name the version of the document that they are for.
  var knowsVersions: Bool { workspace?.workspaceEdit?.documentChanges ?? false }

  /// Whether it understands actions that hold their changes.
  var takesActions: Bool { textDocument?.codeAction?.codeActionLiteralSupport != nil }

  /// Whether it shows other places beside a finding.
  var showsRelated: Bool { textDocument?.publishDiagnostics?.relatedInformation ?? false }
}

/// The name of a document.
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

/// Changes of a document, each of what the one before has left.
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

/// A question for the findings of a document.
struct DiagnosticParameters: Decodable {
  var textDocument: DocumentName
  var previousResultId: String?
}

/// A question about a place.
struct HoverParameters: Decodable {
  var textDocument: DocumentName
  var position: TextPosition
}

/// A question for what can be done about a stretch.
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

/// A request that is no longer wanted.
struct CancelParameters: Decodable {
  var id: RequestID
}
