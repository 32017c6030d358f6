package import AppBuilder
package import AppSession
package import Course
package import Grading
import SceneModel

/// An environment for builds that turns learners' files into apps.
package struct BuildEnvironment: Sendable {
  /// The builder that compiles files.
  package let builder: Builder
  /// The folder that relative file names refer to.
  let folder: String
  /// The linter for graded work, or nil if none is available.
  package private(set) var linter: SourceLinter?
  /// The folder of the fault catalogue, or nil if only the list of faults is known.
  package private(set) var faults: FaultFolder?

  /// Creates a build environment for an installation.
  ///
  /// If the usual folder for builds cannot be used, for example in a read-only home folder, a temporary one takes its
  /// place.
  ///
  /// - Parameters:
  ///   - installation: The locations of NavLab's own files.
  ///   - folder: The folder that file names are relative to.
  ///   - environment: The process's environment.
  ///   - warn: A closure called, with one line, if builds are not stored in the usual folder.
  /// - Throws: `CommandFailure` if a part or the toolchain is missing, or no folder can be used.
  package init(
    installation: Installation,
    folder: String,
    environment: [String: String],
    warn: @escaping @Sendable (String) -> Void
  ) throws(CommandFailure) {
    self.folder = folder
    linter = LinterProgram(installation: installation, environment: environment).forGrading
    faults = FaultFolder(path: installation.faults)
    func builder(cacheFolder: String) throws(BuildError) -> Builder {
      try Builder(
        runtime: RuntimeLocation(products: installation.products),
        cacheFolder: cacheFolder,
        environment: environment
      )
    }
    let usual = Builder.defaultCacheFolder(in: environment)
    let other = Builder.temporaryCacheFolder
    do throws(BuildError) {
      do throws(BuildError) {
        self.builder = try builder(cacheFolder: usual)
      } catch {
        guard case .cacheUnusable(let path, let reason) = error, usual != other else { throw error }
        self.builder = try builder(cacheFolder: other)
        warn(
          SignedLine.signed(
            "\(path): \(reason); builds are kept in \(other) for now"
          )
        )
      }
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Returns the same build environment with another folder.
  ///
  /// - Parameter folder: The folder that file names are relative to.
  /// - Returns: The build environment.
  func moved(to folder: String) -> BuildEnvironment {
    var builds = BuildEnvironment(builder: builder, folder: folder)
    builds.linter = linter
    builds.faults = faults
    return builds
  }

  /// Creates a build environment from a builder.
  ///
  /// - Parameters:
  ///   - builder: The builder that compiles.
  ///   - folder: The folder that file names are relative to.
  init(builder: Builder, folder: String) {
    self.builder = builder
    self.folder = folder
  }

  /// Returns the request for a user's own build, with limits that suit its size.
  ///
  /// - Parameters:
  ///   - files: The Swift files and folders.
  ///   - choices: The user's choices for a folder that allows several.
  /// - Returns: The request.
  func request(for files: [String], choices: BuildChoices = BuildChoices()) -> BuildRequest {
    var request = BuildRequest(folder: folder, files: files)
    request.allowance = .ownWork
    request.choices = choices
    return request
  }

  /// Compiles files unless the same files were compiled before.
  ///
  /// - Parameters:
  ///   - files: The Swift files.
  ///   - iOSVersion: The iOS version that they target, or nil for the default.
  ///   - choices: The user's choices for a folder that allows several.
  /// - Returns: The app, or the fact that the files contain none.
  /// - Throws: `CommandFailure` with the compiler's messages, or with the problem of the files.
  package func build(
    _ files: [String],
    iOSVersion: Int? = nil,
    choices: BuildChoices = BuildChoices()
  ) throws(CommandFailure) -> BuildResult {
    try build(request(for: files, choices: choices), iOSVersion: iOSVersion)
  }

  private func build(
    _ asked: BuildRequest,
    iOSVersion: Int?
  ) throws(CommandFailure) -> BuildResult {
    var request = asked
    if let iOSVersion { request.iOSVersion = iOSVersion }
    do {
      return try builder.build(request)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Returns the sources that a build of the files would compile.
  ///
  /// - Parameters:
  ///   - files: The Swift files and folders.
  ///   - choices: The user's choices for a folder that allows several.
  /// - Returns: The names and texts of the files.
  /// - Throws: `CommandFailure` if one cannot be read.
  package func sources(
    _ files: [String],
    choices: BuildChoices = BuildChoices()
  ) throws(CommandFailure) -> [(name: String, text: String)] {
    do {
      return try builder.sources(of: request(for: files, choices: choices))
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Returns a grader that uses the strongest available sandbox.
  ///
  /// The search for a sandbox runs while the first app is compiled, unless a minimum level is required.
  ///
  /// - Parameters:
  ///   - scope: The checks to run; the public ones unless given.
  ///   - level: The minimum isolation of judged code.
  ///   - shortensFailures: Whether to look for the shortest way to each failure.
  ///   - walks: The random walks through apps that pass every check, or nil for none.
  ///   - judgesWithoutLinter: Whether to judge without checks of the source while the linter is not ready.
  /// - Returns: The grader.
  /// - Throws: `CommandFailure` if no sandbox reaches the level.
  package func grader(
    of scope: Grader.Scope = .publicChecks,
    requiring level: Isolation.Level = .none,
    shortensFailures: Bool = true,
    walks: Walks? = nil,
    judgesWithoutLinter: Bool = false
  ) throws(CommandFailure) -> Grader {
    let servers = ForkServers(builder)
    let grader = Grader(
      builder: builder,
      sandbox: SandboxSearch(for: builder, servers: servers),
      servers: servers,
      scope: scope,
      shortensFailures: shortensFailures,
      walks: walks,
      linter: linter,
      judgesWithoutLinter: judgesWithoutLinter
    )
    guard level > .none else { return grader }
    do {
      try grader.isolation.require(level)
    } catch {
      throw CommandFailure(.misuse, saying: "\(error)")
    }
    return grader
  }

  /// Returns the compiler's facts about an app's own code.
  ///
  /// - Parameter app: The app.
  /// - Returns: The code, which is read on first use.
  package func code(of app: BuiltApp) -> BuiltAppCode {
    BuiltAppCode(app, builder: builder)
  }

  /// Compiles files that must contain an app, unless the same files were compiled before.
  ///
  /// - Parameters:
  ///   - files: The Swift files.
  ///   - iOSVersion: The iOS version that they target, or nil for the default.
  ///   - choices: The user's choices for a folder that allows several.
  /// - Returns: The app.
  /// - Throws: `CommandFailure` with the compiler's messages, or if there is no app.
  package func buildApp(
    _ files: [String],
    iOSVersion: Int? = nil,
    choices: BuildChoices = BuildChoices()
  ) throws(CommandFailure) -> BuiltApp {
    try buildApp(request(for: files, choices: choices), iOSVersion: iOSVersion)
  }

  /// Compiles an app from a request.
  func buildApp(
    _ request: BuildRequest,
    iOSVersion: Int?
  ) throws(CommandFailure) -> BuiltApp {
    switch try build(request, iOSVersion: iOSVersion) {
    case .app(let app): return app
    case .noApp:
      let names = request.files.joined(separator: ", ")
      throw CommandFailure(
        .misuse,
        saying: "\(names): the code compiles, but it contains no app; "
          + "add a type that conforms to App, or a view that can be created without arguments"
      )
    }
  }
}

extension AppLaunch {
  /// Creates the launch of a built app that a user may run for a long time.
  ///
  /// - Parameter app: The app.
  package init(_ app: BuiltApp) {
    self.init(
      launcher: app.launcher,
      image: app.image,
      library: app.library,
      libraryFolders: app.libraryFolders,
      limits: .atPrompt
    )
    bundle = AppBundle(name: app.name, resources: app.resources, settings: app.settings)
  }

  /// Creates a launch whose app is specified later.
  ///
  /// - Parameters:
  ///   - runtime: The locations of NavLab's own parts.
  ///   - environment: The process's environment, which names the folder of Swift's libraries.
  package init(_ runtime: RuntimeLocation, environment: [String: String]) {
    self.init(
      launcher: runtime.launcher,
      image: "",
      library: runtime.library,
      libraryFolders: environment["LD_LIBRARY_PATH"].map { [$0] } ?? [],
      limits: .atPrompt
    )
  }
}

extension AppLaunch.Limits {
  /// The limits of an app that a user may run for a long time.
  fileprivate static var atPrompt: AppLaunch.Limits {
    var limits = AppLaunch.Limits()
    limits.processorSeconds = 3600
    return limits
  }
}
