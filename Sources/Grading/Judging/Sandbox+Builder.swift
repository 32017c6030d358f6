package import AppBuilder
package import AppSession

extension Sandbox {
  /// Returns this computer's strongest sandbox for the apps of a builder.
  ///
  /// - Parameters:
  ///   - builder: The builder of the apps.
  ///   - servers: The servers that create processes, if there are any.
  /// - Returns: The sandbox.
  package static func strongest(
    for builder: Builder,
    servers: ForkServers? = nil
  ) -> Sandbox {
    SandboxProbe(builder).strongest(servers: servers)
  }
}

extension SandboxSearch {
  /// Creates a search for this computer's strongest sandbox for the apps of a builder.
  ///
  /// - Parameters:
  ///   - builder: The builder of the apps.
  ///   - servers: The servers that create processes, if there are any.
  package convenience init(for builder: Builder, servers: ForkServers? = nil) {
    self.init { SandboxProbe(builder).strongest(servers: servers) }
  }
}

extension SandboxProbe {
  /// Creates a probe for the apps of a builder.
  init(_ builder: Builder) {
    self.init(
      launcher: builder.launcher,
      readable: builder.appLibraries,
      searchPath: builder.searchPath
    )
  }
}

extension ForkServers {
  /// Creates a pool of servers for graded apps that a builder has built.
  ///
  /// - Parameter builder: The builder of the apps.
  package convenience init(_ builder: Builder) {
    var launch = AppLaunch(
      launcher: builder.launcher,
      image: "",
      libraryFolders: builder.appLibraryFolders
    )
    launch.readable = builder.appLibraries
    self.init(for: launch, library: builder.appLibrary)
  }
}
