package import AppBuilder

extension CommandFailure {
  /// Creates the message and the exit code for a failed build.
  ///
  /// What the compiler says is passed on as it is; everything else is one line with NavLab's name.
  ///
  /// - Parameter error: Why there is no app.
  package init(_ error: BuildError) {
    switch error {
    case .doesNotCompile, .compilerCrashed, .compilerTimedOut, .fileTimedOut, .tooMuchToCompile:
      self.init(.doesNotCompile, "\(error)")
    case .source, .packageFailed, .cacheUnusable, .toolchainMissing:
      self.init(.misuse, saying: "\(error)")
    case .runtimeMissing, .broken:
      self.init(.internalFault, saying: "\(error)")
    }
  }
}
