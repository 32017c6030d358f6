import Foundation

/// A Swift toolchain: the way in which its driver calls the compiler and the linker.
struct Toolchain: Hashable, Sendable, Codable {
  /// The `swiftc` driver.
  var driver: String
  /// The direct calls, or nil when only the driver can be used.
  var direct: Direct?
  /// The files that the tools read in addition to the system's, or nil if they do not work with those
  /// alone.
  var readable: [String]?

  /// The command lines that call the compiler and the linker without the driver, which saves a
  /// third of the time.
  struct Direct: Hashable, Sendable, Codable {
    /// The compiler itself.
    var frontend: String
    /// The flags that the driver always passes to it.
    var flags: [String]
    /// The linker.
    var linker: String
    /// The object that registers an image's Swift metadata.
    var startObject: String
    /// The folder with Swift's libraries.
    var libraryFolder: String
    /// The folders with the system's libraries.
    var systemFolders: [String]
    /// The libraries that may be needed; unused ones leave no trace in an image.
    var libraries: [String]
  }
}

extension Toolchain {
  /// The folders with Swift's own libraries.
  var libraryFolders: [String] {
    if let direct { return [direct.libraryFolder] }
    let folders = URL(filePath: driver).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
    return [folders.appending(path: "lib/swift").path]
  }
}
