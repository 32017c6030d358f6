import Foundation

/// A Swift toolchain, with the commands through which its driver calls the compiler and the linker.
struct Toolchain: Hashable, Sendable, Codable {
  /// The path of the `swiftc` driver.
  var driver: String
  /// The command lines that call the tools directly, or nil if only the driver can call them.
  var direct: Direct?
  /// The paths of the files that the tools read besides the system's files, or nil if these files are not sufficient.
  var readable: [String]?

  /// The command lines that call the compiler and the linker without the driver, to save time.
  struct Direct: Hashable, Sendable, Codable {
    /// The path of the compiler itself.
    var frontend: String
    /// The flags that the driver always passes to the compiler.
    var flags: [String]
    /// The path of the linker.
    var linker: String
    /// The path of the object that registers an image's Swift metadata.
    var startObject: String
    /// The path of the folder with Swift's libraries.
    var libraryFolder: String
    /// The paths of the folders with the system's libraries.
    var systemFolders: [String]
    /// The libraries that an image may need; unused libraries have no effect on the image.
    var libraries: [String]
  }
}

extension Toolchain {
  /// The paths of the folders with Swift's own libraries.
  var libraryFolders: [String] {
    if let direct { return [direct.libraryFolder] }
    let folders = URL(filePath: driver).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
    return [folders.appending(path: "lib/swift").path]
  }
}
