/// The commands of one build, which depend only on the build's inputs.
///
/// Every path that differs between builds is relative to the work folder, so equal plans give equal results.
struct BuildPlan: Hashable, Sendable {
  /// The command for compiling the code.
  var compile: [String]
  /// The command for listing the names that the code uses.
  var index: [String]
  /// The command for checking the code without producing output.
  var check: [String]
  /// The command for writing the declarations from which calls are generated.
  ///
  /// Few apps are ever called, so this is a separate run.
  var declare: [String]
  /// The command for linking, or nil if the compiler links the app or no linking is necessary.
  var link: [String]?
  /// The command for linking if the libraries define all names, or nil if there is no such command.
  var leanLink: [String]?

  /// The name of the subfolder in which the sources are stored and the commands run.
  static let sourceFolder = "sources"
  /// The name of the image in the work folder.
  static let imageName = "app.so"
  /// The name of the compiler's output in the work folder.
  static let objectName = "app.o"
  /// The name of the work folder's subfolder for the list of names.
  static let indexFolder = "index"
  /// The name of the work folder's subfolder for system modules that only one build needs.
  static let modulesName = "modules"
  /// The symbol of the compiler-generated entry point, which may call the learner's own `main`.
  static let entrySymbol = "navlab_app_main"
  /// The symbol of the app's type, through which the app can be launched without its own entry point.
  static let typeSymbol = "navlab_app_type"

  private static let object = "../\(objectName)"
  private static let image = "../\(imageName)"

  /// Creates the plan of a build.
  init(
    toolchain: Toolchain,
    runtime: StagedRuntime,
    moduleCache: String,
    moduleName: String,
    languageMode: BuildRequest.LanguageMode,
    language: LanguageSettings = LanguageSettings(),
    sources: [String],
    parsesAsLibrary: Bool,
    implicitModules: [String] = [],
    linksApp: Bool,
    expressionSeconds: Int = BuildPlan.expressionSeconds,
    packages: BuiltPackages? = nil,
    stub: LinkStub? = nil
  ) {
    let own =
      // Xcode's projects have had regex literals since Xcode 14.
      ["-Onone", "-swift-version", languageMode.rawValue, "-D", "DEBUG"]
      + ["-enable-bare-slash-regex"] + language.arguments(for: languageMode)
      + runtime.location.arguments(moduleFolder: runtime.moduleFolder)
      + (packages?.arguments ?? []) + Self.lines(withModulesIn: runtime.moduleFolder)
      + ["-module-cache-path", moduleCache, "-module-name", moduleName]
      + (parsesAsLibrary ? ["-parse-as-library"] : [])
    let frontendOnly =
      [
        "-solver-expression-time-threshold=\(expressionSeconds)",
        "-entry-point-function-name", Self.entrySymbol,
        // On Apple's systems, Foundation alone makes these names visible.
        "-import-module", "NavFoundation",
      ] + implicitModules.flatMap { ["-import-module", $0] } + [
        // A check with the compiler alone takes a tenth of the time.
        "-disable-llvm-verify"
      ]
    // With this option, calls of the app's objects find them in the image.
    let testing = ["-enable-testing"]
    // With this option, the compiler reports code that Swift cannot check; see `CompilerReport`.
    let watching = ["-strict-memory-safety"]
    let module = "../\(moduleName).swiftmodule"
    let symbols = [
      "-emit-symbol-graph", "-emit-symbol-graph-dir", "..",
      "-symbol-graph-minimum-access-level", "private",
      "-symbol-graph-skip-synthesized-members", "-symbol-graph-skip-inherited-docs",
    ]
    let listing = ["-index-store-path", "../\(Self.indexFolder)"]
    if let direct = toolchain.direct {
      // Each file needs a name for its part of the index.
      let units = sources.flatMap { ["-index-unit-output-path", $0] }
      index =
        [direct.frontend, "-frontend", "-typecheck"] + direct.flags.filter { $0 != "-Onone" } + own
        + frontendOnly + listing + units + sources
      check =
        [direct.frontend, "-frontend", "-typecheck"] + direct.flags.filter { $0 != "-Onone" } + own
        + frontendOnly + sources
      compile =
        [direct.frontend, "-frontend", "-c"] + direct.flags.filter { $0 != "-Onone" } + own
        + frontendOnly + testing + watching + sources + ["-o", Self.object]
      declare =
        [direct.frontend, "-frontend", "-emit-module", Self.skipsBodies]
        + direct.flags.filter { $0 != "-Onone" }
        + own + frontendOnly + testing + symbols + sources + ["-o", module]
      // The library of calls finds the image by its name, wherever it is loaded from.
      let name = ["-soname", Self.imageName]
      let objects = packages?.objects ?? []
      link = linksApp ? Self.link(direct, runtime) + objects + name : nil
      // The names that packages need are not checked.
      leanLink =
        linksApp && packages == nil ? stub.map { Self.link(direct, runtime, with: $0) + name } : nil
    } else {
      index =
        [toolchain.driver, "-no-color-diagnostics"] + own + listing
        + frontendOnly.flatMap { ["-Xfrontend", $0] } + ["-c"] + sources
      check =
        [toolchain.driver, "-typecheck", "-no-color-diagnostics"] + own
        + frontendOnly.flatMap { ["-Xfrontend", $0] } + sources
      compile =
        [toolchain.driver, "-wmo", "-no-color-diagnostics"] + own + testing + watching
        + frontendOnly.flatMap { ["-Xfrontend", $0] } + sources + ["-c", "-o", Self.object]
      link =
        linksApp
        ? [toolchain.driver] + Self.driverLink(runtime) + [Self.object] + (packages?.objects ?? [])
        : nil
      declare =
        [toolchain.driver, "-wmo", "-no-color-diagnostics"] + own + testing
        + (frontendOnly + symbols + [Self.skipsBodies]).flatMap { ["-Xfrontend", $0] } + sources
        + ["-emit-module", "-emit-module-path", module]
    }
  }

  /// Returns a linker's command with an option that records the app's type in the image.
  ///
  /// - Parameters:
  ///   - words: The program and arguments of a linker, or of a driver that calls one.
  ///   - start: The app's entry point.
  /// - Returns: The program and arguments for an image with that entry point.
  func linking(_ words: [String], for start: CompiledCode.Start) -> [String] {
    guard case .type(let accessor) = start else { return words }
    #if os(macOS)
    let entry = ["-alias", "_\(accessor)", "_\(Self.typeSymbol)"]
    #else
    let entry = ["--defsym=\(Self.typeSymbol)=\(accessor)"]
    #endif
    let isDriver = words.contains("-emit-library")
    return words + (isDriver ? entry.flatMap { ["-Xlinker", $0] } : entry)
  }

  /// The compiler option that skips function bodies, which are not needed for calls.
  private static let skipsBodies = "-experimental-skip-non-inlinable-function-bodies"

  /// Returns the name of the file to which the compiler writes a module's declarations.
  static func symbolFile(of module: String) -> String { "\(module).symbols.json" }

  /// The time limit for one expression, in seconds.
  ///
  /// An expression that takes longer would usually never end.
  static let expressionSeconds = 3
  /// The time limit for one expression in an app with predicates, in seconds.
  ///
  /// A macro makes one large expression of all conditions of a predicate, and five conditions take six seconds.
  static let predicateSeconds = 12

  static func link(
    _ direct: Toolchain.Direct,
    _ runtime: StagedRuntime,
    with stub: LinkStub? = nil
  ) -> [String] {
    // With so few files, threads cost more than they save.
    [direct.linker, "-shared"] + (stub == nil ? ["-z", "defs"] : ["--threads=1"]) + [
      "--hash-style=gnu", "--eh-frame-hdr", "-o", image,
      "-rpath", runtime.libraryFolder, "-rpath", direct.libraryFolder,
      "-L", stub?.folder ?? runtime.libraryFolder, "-L", direct.libraryFolder,
    ] + direct.systemFolders.flatMap { ["-L", $0] } + [
      direct.startObject, object, "-lNavRuntime", "--as-needed",
    ] + (stub?.others ?? direct.libraries).map { "-l\($0)" }
  }

  static func driverLink(_ runtime: StagedRuntime) -> [String] {
    [
      "-emit-library", "-o", image, "-L", runtime.libraryFolder, "-lNavRuntime",
      "-Xlinker", "-rpath", "-Xlinker", runtime.libraryFolder,
    ]
  }
}
