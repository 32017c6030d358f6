/// The reason why there is no app.
package enum BuildError: Error, Hashable, Sendable {
  /// A file cannot be read or built.
  case source(SourceFault)
  /// The compiler rejects the code; at least one message is an error.
  case doesNotCompile([CompilerDiagnostic])
  /// The compiler itself crashed, near the place in the text if it named one.
  case compilerCrashed(near: String?)
  /// The compiler was stopped after this many seconds of work.
  case compilerTimedOut(seconds: Int)
  /// The compiler was stopped after this many seconds of work on one file.
  case fileTimedOut(file: String, seconds: Int)
  /// The compiler was stopped after this many seconds of work, although it can read each of the
  /// files alone.
  case tooMuchToCompile(seconds: Int, files: Int)
  /// The package manager cannot build the packages that the app needs, with this message.
  case packageFailed(String)
  /// There is no working Swift toolchain, for the reason in the text.
  case toolchainMissing(String)
  /// A part of NavLab itself is missing.
  case runtimeMissing(path: String)
  /// A folder or file of the cache cannot be written, for the reason in the text.
  case cacheUnusable(path: String, reason: String)
  /// A step that should succeed for any code failed, with the tool's message.
  case broken(String)
}

extension BuildError: CustomStringConvertible {
  /// The event and the advice, in lines for the learner.
  package var description: String {
    switch self {
    case .source(let fault): fault.description
    case .doesNotCompile(let diagnostics):
      diagnostics.map { diagnostic in
        [diagnostic.text, diagnostic.explanation].compactMap(\.self).joined(separator: "\n")
      }.joined(separator: "\n\n")
    case .compilerCrashed(let place):
      "\(place.map { "\($0): " } ?? "")the Swift compiler crashed on this code, which is a bug in the compiler; "
        + "write the code there in a different way"
    case .compilerTimedOut(let seconds):
      "the Swift compiler was stopped after \(seconds) seconds of work. In a long list of views, "
        + "one wrong name or argument can cause this: move parts of the list into separate views "
        + "or properties, and build again to find it"
    case .fileTimedOut(let file, let seconds):
      "\(file): the Swift compiler was stopped after \(seconds) seconds of work in this file. In a "
        + "long list of views, one wrong name or argument can cause this: move parts of the list "
        + "into separate views or properties, and build again to find it"
    case .tooMuchToCompile(let seconds, let files):
      "the Swift compiler was stopped after \(seconds) seconds of work on \(files) files, and each "
        + "file alone compiles quickly; build again when the computer is less busy, or name only "
        + "the files that you need"
    case .packageFailed(let words): "the app's packages cannot be built: \(words)"
    case .toolchainMissing(let reason): reason
    case .runtimeMissing(let path):
      "a part of NavLab is missing: \(path); build NavLab again with './navlab', or unpack its archive again"
    case .cacheUnusable(let path, let reason):
      "\(path): the cache cannot be used: \(reason); free or repair it, or choose another folder"
    case .broken(let report): "a fault in NavLab: \(report)"
    }
  }
}
