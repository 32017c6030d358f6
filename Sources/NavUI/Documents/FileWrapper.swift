#if !canImport(Darwin)
/// A file, or a folder of files, as in Foundation on Apple's systems.
open class FileWrapper: @unchecked Sendable {
  /// The data of the file, or nil for a folder.
  open private(set) var regularFileContents: Data?
  /// The files in the folder by name, or nil for a regular file.
  open private(set) var fileWrappers: [String: FileWrapper]?
  /// The name of the file, or nil if it has none.
  open var filename: String?
  /// The preferred name of the file, or nil if there is none.
  open var preferredFilename: String?

  /// Creates a file with the given contents.
  ///
  /// - Parameter contents: The content of the file.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
  }

  /// Creates a folder that contains the given files.
  ///
  /// - Parameter childrenByPreferredName: The files in it by their names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = childrenByPreferredName
  }

  /// Creates a wrapper for the file at a URL.
  ///
  /// - Parameter url: The location of the file.
  /// - Throws: The error of reading the file.
  public init(url: URL) throws {
    regularFileContents = try Data(contentsOf: url)
    filename = url.lastPathComponent
  }

  /// A Boolean value that indicates whether the wrapper represents a regular file.
  open var isRegularFile: Bool { regularFileContents != nil }

  /// A Boolean value that indicates whether the wrapper represents a folder.
  open var isDirectory: Bool { fileWrappers != nil }

  /// Adds a file to the folder, and returns the name under which the file is stored.
  ///
  /// - Parameter child: The file.
  /// - Returns: The name that it has in the folder.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    let name = child.preferredFilename ?? child.filename ?? "file"
    fileWrappers = (fileWrappers ?? [:]).merging([name: child]) { $1 }
    return name
  }

  /// Writes the file or folder to a URL.
  ///
  /// - Parameter url: The location to write to.
  /// - Throws: The error of writing the file.
  open func write(to url: URL) throws {
    if let regularFileContents {
      try regularFileContents.write(to: url)
    } else {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in fileWrappers ?? [:] {
        try child.write(to: url.appendingPathComponent(name))
      }
    }
  }
}
#endif
