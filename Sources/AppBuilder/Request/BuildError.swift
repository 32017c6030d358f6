/// A reason why an app cannot be built.
package enum BuildError: Error, Hashable, Sendable {
  /// A file that cannot be read or built.
  case source(SourceFault)
  /// Code that the compiler rejects with messages, at least one of which is an error.
  case doesNotCompile([CompilerDiagnostic])
  /// A crash of the compiler, near the given location if the compiler named one.
  case compilerCrashed(near: String?)
  /// A timeout of the compiler after the given number of seconds.
  case compilerTimedOut(seconds: Int)
  /// A timeout of the compiler after it spent the given number of seconds on one file.
  case fileTimedOut(file: String, seconds: Int)
  /// A timeout of the compiler, although it can compile each file separately.
  case tooMuchToCompile(seconds: Int, files: Int)
  /// A failure of the package manager, with its message.
  case packageFailed(String)
  /// A missing or unusable Swift toolchain, with the reason.
  case toolchainMissing(String)
  /// A missing part of NavLab itself.
  case runtimeMissing(path: String)
  /// A folder or file of the cache that cannot be written, with the reason.
  case cacheUnusable(path: String, reason: String)
  /// A failure of a step that should succeed for any code, with the tool's message.
  case broken(String)
}

extension BuildError: CustomStringConvertible {
  /// A description of the error, with advice for the learner.
  package var description: String {
    switch self {
    case .source(let fault): fault.description
    case .doesNotCompile(let diagnostics):
      diagnostics.map { diagnostic in
        [diagnostic.text, diagnostic.explanation].compactMap(\.self).joined(separator: "\n")
      }.joined(separator: "\n\n")
    case .compilerCrashed(let place):
      "\(place.map { "\($0): " } ?? "")the Swift compiler crashed on this code because of a bug in the compiler; "
        + "rewrite this code in a different way"
    case .compilerTimedOut(let seconds):
      "the Swift compiler was stopped after \(seconds) seconds of work. In a long list of views, "
        + "one wrong name or argument can cause this: move parts of the list into separate views "
        + "or properties, and build again to find the mistake"
    case .fileTimedOut(let file, let seconds):
      "\(file): the Swift compiler was stopped after \(seconds) seconds of work in this file. In a "
        + "long list of views, one wrong name or argument can cause this: move parts of the list "
        + "into separate views or properties, and build again to find the mistake"
    case .tooMuchToCompile(let seconds, let files):
      "the Swift compiler was stopped after \(seconds) seconds of work on \(files) files, although "
        + "each file alone compiles quickly; build again when the computer is less busy, or name only "
        + "the files that you need"
    case .packageFailed(let words): "the app's packages cannot be built: \(words)"
    case .toolchainMissing(let reason): reason
    case .runtimeMissing(let path):
      "a part of NavLab is missing: \(path); build NavLab again with './navlab', or unpack its archive again"
    case .cacheUnusable(let path, let reason):
      "\(path): the cache cannot be used: \(reason); check the folder and the free space, or choose another folder"
    case .broken(let report): "a fault in NavLab: \(report)"
    }
  }
}
