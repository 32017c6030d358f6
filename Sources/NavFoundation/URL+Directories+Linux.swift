#if !canImport(Darwin)
public import Foundation

// On Apple's systems, Foundation has these.
extension URL {
  /// The folder of the app's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory, or: "Documents") }

  /// The folder of files that the app can recreate.
  public static var cachesDirectory: URL { folder(.cachesDirectory, or: "Library/Caches") }

  /// The folder of files that support the app without being visible to the user.
  public static var applicationSupportDirectory: URL {
    folder(.applicationSupportDirectory, or: "Library/Application Support")
  }

  /// The folder of the app's settings and caches.
  public static var libraryDirectory: URL { folder(.libraryDirectory, or: "Library") }

  /// The folder of downloaded files.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, or: "Downloads") }

  private static func folder(
    _ directory: FileManager.SearchPathDirectory,
    or name: String
  ) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? homeDirectory.appending(path: name, directoryHint: .isDirectory)
  }
}
#endif
