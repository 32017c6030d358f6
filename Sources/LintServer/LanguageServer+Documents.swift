import Findings
import NavLint

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension LanguageServer {
  /// Responds to the request with which the editor starts the conversation.
  mutating func begin(_ parameters: InitializeParameters, _ id: RequestID) {
    client = parameters.capabilities ?? client
    let folders = parameters.workspaceFolders?.map(\.uri) ?? []
    let named = folders.isEmpty ? [parameters.rootUri].compactMap { $0 } : folders
    roots = named.compactMap(DocumentPath.path)
    if roots.isEmpty, let path = parameters.rootPath { roots = [DocumentPath.standardized(path)] }
    roots.removeAll(where: Self.isTooWide)
    phase = .running
    reply(id, InitializeResult())
  }

  /// Returns whether a folder is the root or home folder, which is too large to be a project.
  private static func isTooWide(_ folder: String) -> Bool {
    folder == "/" || getenv("HOME").map { DocumentPath.standardized(String(cString: $0)) } == folder
  }

  /// Requests that the editor report changes to files on disk.
  mutating func registerWatchers() {
    guard client.watchesFiles else { return }
    let patterns = ["**/*.swift", "**/project.pbxproj", "**/project.yml", "**/.navlab.yml"]
    request(
      "client/registerCapability",
      RegistrationRequest(
        registrations: [
          .init(
            id: "navlab-files",
            method: "workspace/didChangeWatchedFiles",
            registerOptions: .init(watchers: patterns.map { .init(globPattern: $0) })
          )
        ]
      )
    )
  }

  mutating func open(_ parameters: OpenParameters) {
    let document = parameters.textDocument
    let path = Self.path(of: document.uri)
    let text = TextDocument(Array(document.text.utf8))
    let folder = folder(of: path)
    documents[path] = OpenDocument(
      uri: document.uri,
      path: path,
      project: folder,
      version: document.version,
      text: text
    )
    prepare(folder)
    projects[folder]?.mustLook = true
    projects[folder]?.index.open(path, text.bytes)
    markDue(folder)
  }

  mutating func change(_ parameters: ChangeParameters) {
    let path = Self.path(of: parameters.textDocument.uri)
    guard var document = documents[path] else { return }
    for change in parameters.contentChanges {
      document.text.replace(change.range, with: change.text)
    }
    document.version = parameters.textDocument.version
    documents[path] = document
    projects[document.project]?.index.open(path, document.text.bytes)
    markDue(document.project)
    // An editor requests findings for the document that it has changed; it cannot know about
    // changes in other documents.
    if client.pullsDiagnostics { documents[path]?.isDue = false }
  }

  mutating func close(_ parameters: DocumentParameters) {
    let path = Self.path(of: parameters.textDocument.uri)
    guard let document = documents.removeValue(forKey: path) else { return }
    projects[document.project]?.index.close(path)
    if !client.pullsDiagnostics {
      notify(
        "textDocument/publishDiagnostics",
        PublishedDiagnostics(uri: document.uri, version: nil, diagnostics: [])
      )
    }
    guard documents.values.contains(where: { $0.project == document.project }) else {
      // Projects without open documents are removed to free memory.
      projects[document.project] = nil
      return
    }
    markDue(document.project)
  }

  mutating func changeFolders(_ parameters: FoldersParameters) {
    let removed = Set(parameters.event.removed.map { Self.path(of: $0.uri) })
    let added = parameters.event.added.compactMap { DocumentPath.path(of: $0.uri) }
    roots = roots.filter { !removed.contains($0) } + added.filter { !Self.isTooWide($0) }
    projects = [:]
    for (path, document) in documents {
      let folder = folder(of: path)
      documents[path]?.project = folder
      prepare(folder)
      projects[folder]?.index.open(path, document.text.bytes)
      markDue(folder)
    }
  }

  /// Returns the folder of a document's project.
  func folder(of path: String) -> String {
    // A document that is not a file belongs to no project.
    guard path.hasPrefix("/") else { return path }
    return ProjectFolder(roots: roots) { access($0, F_OK) == 0 }.folder(of: path)
  }

  /// Marks the documents of a project as due for a check.
  mutating func markDue(_ folder: String) {
    for (path, document) in documents where document.project == folder {
      documents[path]?.isDue = true
    }
  }

  /// Creates a folder's project, unless the project already exists.
  mutating func prepare(_ folder: String) {
    guard projects[folder] == nil else { return }
    projects[folder] = makeProject(folder)
  }

  /// Creates a project from the files in a folder and from the open documents in it.
  private func makeProject(_ folder: String) -> ServedProject {
    let isFolder = folder.hasPrefix("/")
    let stamps = isFolder ? Self.settingsStamps(above: folder) : [:]
    var configuration = LintConfiguration()
    if isFolder {
      switch settings(folder) {
      case .success(let found): configuration = found
      case .failure(let fault):
        notify("window/showMessage", ShownMessage(type: .error, message: fault.message))
      }
    }
    let index = ProjectIndex(paths: isFolder ? [folder] : [], configuration: configuration)
    var project = ServedProject(index: index, settingsStamps: stamps)
    for document in documents.values where document.project == folder {
      project.index.open(document.path, document.text.bytes)
    }
    return project
  }

  /// Checks for changes on disk, first in the configuration and then in the files.
  mutating func look(in folder: String) {
    guard let known = projects[folder] else { return }
    let isFolder = folder.hasPrefix("/")
    if isFolder, known.settingsStamps != Self.settingsStamps(above: folder) {
      projects[folder] = makeProject(folder)
    }
    projects[folder]?.mustLook = false
    if projects[folder]?.index.refresh() == true { markDue(folder) }
  }

  /// Returns the states of the files that may contain a project's configuration, keyed by path.
  private static func settingsStamps(above folder: String) -> [String: FileStamp?] {
    var stamps: [String: FileStamp?] = [:]
    var path = folder[...]
    while true {
      let file = "\(path)/.navlab.yml"
      stamps[file] = FileStamp(of: file)
      guard let slash = path.lastIndex(of: "/") else { return stamps }
      path = path[..<slash]
    }
  }
}
