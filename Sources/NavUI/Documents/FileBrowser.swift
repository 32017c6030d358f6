/// A sheet in which a user chooses one or more of the app's files, or cancels.
struct FileBrowser {
  let title: String
  let types: [UTType]
  let allowsSeveral: Bool
  let choose: ([URL]) -> Void
  let cancel: () -> Void
  @State var chosen: Set<URL> = []
}

extension FileBrowser: View {
  var body: some View {
    NavigationStack {
      List {
        ForEach(Self.files(of: types), id: \.self) { file in
          Button(file.lastPathComponent) {
            if allowsSeveral { chosen.formSymmetricDifference([file]) } else { choose([file]) }
          }
          .accessibilityAddTraits(chosen.contains(file) ? .isSelected : [])
        }
      }
      .navigationTitle(title)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { cancel() } }
        if allowsSeveral {
          ToolbarItem(placement: .confirmationAction) {
            Button("Open") { choose(chosen.sorted { $0.path < $1.path }) }
              .disabled(chosen.isEmpty)
          }
        }
      }
    }
  }

  /// Returns the files of the given types among the app's documents and resources.
  static func files(of types: [UTType]) -> [URL] {
    let folders =
      FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
      + [Bundle.main.resourceURL].compactMap(\.self)
    // A missing folder contains no files.
    let files = folders.flatMap { folder in
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
        ?? []
    }
    let fitting = files.filter { file in
      let isHidden = file.lastPathComponent.hasPrefix(".")
      return !isHidden && !file.hasDirectoryPath && types.contains { $0.holds(file) }
    }
    return fitting.sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}

extension UTType {
  /// The usual file name extension for new files of the type, or nil if none is known.
  nonisolated var usualExtension: String? {
    preferredFilenameExtension ?? Self.extensions[identifier]?.first
  }

  /// Returns whether the file's extension is one of the type's known extensions, or the type has none.
  fileprivate func holds(_ file: URL) -> Bool {
    guard let known = Self.extensions[identifier] else { return true }
    return known.contains(file.pathExtension.lowercased())
  }

  /// The file name extensions of known types, keyed by type identifier, with the preferred extension first.
  static let extensions: [String: [String]] = [
    "public.json": ["json"], "public.plain-text": ["txt", "text"], "com.adobe.pdf": ["pdf"],
    "public.text": ["txt", "text", "md", "json", "xml", "csv", "html", "swift"],
    "public.utf8-plain-text": ["txt"], "public.comma-separated-values-text": ["csv"],
    "public.xml": ["xml"], "public.html": ["html", "htm"], "public.png": ["png"],
    "public.jpeg": ["jpg", "jpeg"], "public.image": ["png", "jpg", "jpeg", "heic", "gif"],
    "public.zip-archive": ["zip"], "public.mp3": ["mp3"],
    "public.audio": ["mp3", "m4a", "wav", "aac"], "public.movie": ["mov", "mp4", "m4v"],
  ]
}

/// A sheet in which a user names and saves a file, or cancels.
struct FileSaver {
  let title: String
  let action: String
  let name: String
  let save: (URL) -> Void
  let cancel: () -> Void
}

extension FileSaver: View {
  var body: some View {
    NavigationStack {
      List { Text(verbatim: name) }
        .navigationTitle(title)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { cancel() } }
          ToolbarItem(placement: .confirmationAction) {
            Button(action) {
              let folder = FileManager.default.urls(
                for: .documentDirectory,
                in: .userDomainMask
              )
              save((folder.first ?? URL(fileURLWithPath: "/")).appendingPathComponent(name))
            }
          }
        }
    }
  }
}
