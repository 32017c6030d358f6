extension BuildPlan {
  /// Creates a plan for building the library that calls the objects of a built app.
  ///
  /// - Parameters:
  ///   - app: The app's folder in the cache.
  ///   - interface: The folder with the app's module.
  ///   - toolchain: The toolchain.
  ///   - runtime: The modules to compile against.
  ///   - moduleCache: The folder in which compilers keep the system's modules.
  ///   - packages: The modules of packages that the app imports.
  init(
    callsOf app: String,
    interface: String,
    toolchain: Toolchain,
    runtime: StagedRuntime,
    moduleCache: String,
    packages: BuiltPackages? = nil
  ) {
    let own =
      ["-Onone", "-swift-version", "5", "-suppress-warnings"]
      + StandIn.all.flatMap { ["-module-alias", "\($0.name)=\($0.module)"] }
      + (packages?.arguments ?? []) + Self.lines(withModulesIn: runtime.moduleFolder)
      + [
        "-module-cache-path", moduleCache, "-I", runtime.moduleFolder, "-I", interface,
        "-Xcc", "-fmodule-map-file=\(runtime.location.moduleMap)",
        "-module-name", Self.callsModule, "-parse-as-library",
      ]
    let image = "\(app)/\(Self.imageName)"
    index = []
    check = []
    declare = []
    if let direct = toolchain.direct {
      compile =
        [direct.frontend, "-frontend", "-c"] + direct.flags.filter { $0 != "-Onone" } + own
        + ["-disable-llvm-verify", Self.callsSource, "-o", "../\(Self.objectName)"]
      link = Self.link(direct, runtime) + [image]
    } else {
      compile =
        [toolchain.driver, "-wmo", "-no-color-diagnostics"] + own + [Self.callsSource]
        + Self.driverLink(runtime) + ["-Xlinker", image]
      link = nil
    }
  }

  /// The name of the library's module.
  static let callsModule = "NavLabCalls"
  /// The compiler's name for the library's source.
  static let callsSource = "./Calls.swift"
}
