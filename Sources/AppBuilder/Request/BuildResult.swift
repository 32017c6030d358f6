/// The result of building code that the compiler accepts.
package enum BuildResult: Hashable, Sendable {
  /// An app that can be started.
  case app(BuiltApp)
  /// Code that compiles but contains nothing that could be an app's first view.
  case noApp(warnings: [CompilerDiagnostic])

  /// The compiler's warnings about the code.
  package var warnings: [CompilerDiagnostic] {
    switch self {
    case .app(let app): app.warnings
    case .noApp(let warnings): warnings
    }
  }
}
