package import AppBuilder
package import AppSession

extension Sandbox {
  /// The strongest sandbox of this computer for apps of a builder; it takes some milliseconds to find out.
  ///
  /// - Parameter builder: What builds the apps.
  /// - Returns: The sandbox.
  package static func strongest(for builder: Builder) -> Sandbox {
    SandboxProbe(builder).strongest()
  }
}

extension SandboxProbe {
  /// Makes a probe for apps of a builder.
  init(_ builder: Builder) {
    self.init(
      launcher: builder.launcher,
      readable: builder.appLibraries,
      searchPath: builder.searchPath
    )
  }
}
