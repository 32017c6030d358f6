/// The result of a build that the compiler accepts.
package enum BuildResult: Hashable, Sendable {
  /// An app that can be started.
  case app(BuiltApp)
  /// The code compiles, but nothing in it can be an app's first view.
  case noApp(warnings: [CompilerDiagnostic])

  /// The compiler's warnings.
  package var warnings: [CompilerDiagnostic] {
    switch self {
    case .app(let app): app.warnings
    case .noApp(let warnings): warnings
    }
  }
}
