/// The commands of one build, as a pure function of its inputs.
///
/// Every path that differs between builds is relative to the work folder, so equal plans give equal
/// results.
struct BuildPlan: Hashable, Sendable {
  /// The compiler's program and arguments.
  var compile: [String]
  /// The compiler's program and arguments for listing the names that the code uses.
  var index: [String]
  /// The compiler's program and arguments for checking the code without producing output.
  var check: [String]
  /// The compiler's program and arguments for writing the declarations that calls are generated
  /// from.
  ///
  /// Few apps are ever called, so this is a separate run.
  var declare: [String]
  /// The linker's program and arguments, or nil if the compiler links or nothing is linked.
  var link: [String]?
  /// The linker's program and arguments for the case that the libraries are known to offer all
  /// names, or nil.
  var leanLink: [String]?

  /// The folder with the sources inside the work folder, in which the commands run.
  static let sourceFolder = "sources"
  /// The image's name in the work folder.
  static let imageName = "app.so"
  /// The name of the compiler's output in the work folder.
  static let objectName = "app.o"
  /// The folder for the list of names in the work folder.
  static let indexFolder = "index"
  /// The name of the folder inside the work folder for system modules that only this build needs.
  static let modulesName = "modules"
  /// The symbol of the entry point that the compiler generates, which may call the learner's own
  /// `main`.
  static let entrySymbol = "navlab_app_main"
  /// The symbol of the app's type, with which it is launched without its own entry point.
  static let typeSymbol = "navlab_app_type"

  private static let object = "../\(objectName)"
  private static let image = "../\(imageName)"

  /// Plans a build.
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
      + (packages?.arguments ?? [])
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

  /// Returns a linker's words with an option that records the app's type in the image.
  ///
  /// - Parameters:
  ///   - words: The program and arguments of a linker, or of a driver that calls one.
  ///   - start: The way in which the app starts.
  /// - Returns: The program and arguments for an image that starts in that way.
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

  /// The option that skips function bodies, which callers do not need.
  private static let skipsBodies = "-experimental-skip-non-inlinable-function-bodies"

  /// Returns the file in which the compiler writes the declarations of a module.
  static func symbolFile(of module: String) -> String { "\(module).symbols.json" }

  /// The time limit of a single expression in seconds, because a slower one would usually take
  /// forever.
  static let expressionSeconds = 3
  /// The time limit of a single expression in an app with predicates: a macro makes one large
  /// expression of all conditions, and five of them take six seconds.
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
