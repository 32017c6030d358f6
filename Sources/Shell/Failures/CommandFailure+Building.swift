package import AppBuilder

extension CommandFailure {
  /// Creates the failure that reports a failed build.
  ///
  /// The compiler's messages are not changed; any other message is one line with NavLab's name.
  ///
  /// - Parameter error: The reason why the build failed.
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
