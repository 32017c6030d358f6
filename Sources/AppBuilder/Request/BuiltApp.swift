/// An app that can be started.
package struct BuiltApp: Hashable, Sendable {
  /// The name of the `App` type, or of the view for which an app was generated.
  package var name: String
  /// The path of the app's shared library.
  package var image: String
  /// The path of the `navbox` launcher.
  package var launcher: String
  /// The path of the runtime's library, which the image needs.
  package var library: String
  /// The paths of the folders with the libraries that the image needs.
  package var libraryFolders: [String]
  /// The paths of the files and folders from which the image's libraries are loaded.
  package var readable: [String]
  /// The name of the app's module.
  package var module: String
  /// The paths of the bundle's files on the disk, keyed by their paths in the bundle.
  package var resources: [String: String] = [:]
  /// The build settings of the app's project, which complete the app's `Info.plist`.
  package var settings: [String: String] = [:]
  /// The compiler's warnings about the app's code.
  package var warnings: [CompilerDiagnostic]
  /// The facts about the compiled code.
  package var code = CompiledCode(start: .unknown)
  /// The job that built the app, for determining further facts on demand, or nil if there was no build.
  var job: BuildJob?

  /// The number of lines of Swift that the app's author wrote, excluding packages.
  package var lineCount: Int {
    (job?.sources.files ?? []).filter { $0.name != nil }
      .reduce(0) { $0 + $1.text.utf8.count { $0 == UInt8(ascii: "\n") } }
  }

  package init(
    name: String,
    image: String,
    launcher: String,
    library: String,
    libraryFolders: [String],
    readable: [String] = [],
    module: String = "MyApp",
    warnings: [CompilerDiagnostic]
  ) {
    self.name = name
    self.image = image
    self.launcher = launcher
    self.library = library
    self.libraryFolders = libraryFolders
    self.readable = readable
    self.module = module
    self.warnings = warnings
  }
}
