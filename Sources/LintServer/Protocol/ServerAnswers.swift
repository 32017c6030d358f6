/// The description of the server and its capabilities.
struct InitializeResult: Encodable {
  var capabilities = Capabilities()
  var serverInfo = Info()

  struct Info: Encodable {
    var name = "navlab"
  }

  struct Capabilities: Encodable {
    var positionEncoding = "utf-16"
    var textDocumentSync = Sync()
    var hoverProvider = true
    var codeActionProvider = Actions()
    var diagnosticProvider = Diagnostics()
    var workspace = Workspace()
  }

  struct Sync: Encodable {
    var openClose = true
    /// The number with which the protocol identifies incremental changes.
    var change = 2
    var save = Save()
  }

  struct Save: Encodable {
    var includeText = false
  }

  struct Actions: Encodable {
    var codeActionKinds = [CodeAction.Kind.quickFix, .fixAll]
  }

  struct Diagnostics: Encodable {
    var identifier = "navlab"
    var interFileDependencies = true
    var workspaceDiagnostics = false
  }

  struct Workspace: Encodable {
    var workspaceFolders = Folders()
  }

  struct Folders: Encodable {
    var supported = true
    var changeNotifications = true
  }
}

/// An action that an editor offers for a finding.
struct CodeAction: Encodable {
  var title: String
  var kind: Kind
  var diagnostics: [Diagnostic]?
  var isPreferred: Bool?
  var edit: WorkspaceEdit

  enum Kind: String, Encodable {
    case quickFix = "quickfix"
    case fixAll = "source.fixAll.navlab"

    /// Returns whether a client expects this kind of action, given the kinds that it requests.
    func isWanted(_ only: [String]?) -> Bool {
      guard let only else { return self == .quickFix }
      return only.contains { $0.isEmpty || rawValue == $0 || rawValue.hasPrefix($0 + ".") }
    }
  }
}

/// The changes to documents that an action makes.
struct WorkspaceEdit: Encodable {
  /// The edits, keyed by document, for editors that do not support versions.
  var changes: [String: [TextEdit]]?
  var documentChanges: [DocumentEdit]?

  struct DocumentEdit: Encodable {
    var textDocument: Versioned
    var edits: [TextEdit]
  }

  struct Versioned: Encodable {
    var uri: String
    var version: Int?

    private enum Key: CodingKey {
      case uri, version
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(uri, forKey: .uri)
      try container.encode(version, forKey: .version)
    }
  }
}

/// The text that an editor shows at a position.
struct Hover: Encodable {
  var contents: Markup
  var range: TextRange

  struct Markup: Encodable {
    var kind = "markdown"
    var value: String
  }
}

/// A request that asks the editor to send notifications of changes.
struct RegistrationRequest: Encodable {
  var registrations: [Registration]

  struct Registration: Encodable {
    var id: String
    var method: String
    var registerOptions: Options
  }

  struct Options: Encodable {
    var watchers: [Watcher]
  }

  struct Watcher: Encodable {
    var globPattern: String
  }
}

/// A message that the editor shows.
struct ShownMessage: Encodable {
  var type: Kind
  var message: String

  enum Kind: Int, Encodable {
    case error = 1
    case warning = 2
  }
}
