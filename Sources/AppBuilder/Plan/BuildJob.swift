/// An attempt to build an app with a particular entry point.
struct BuildJob: Hashable, Sendable {
  /// The request for the build.
  var request: BuildRequest
  /// The files for the compiler.
  var sources: StagedSources
  /// The name to show for the app, or nil if there is none.
  var appName: String?
  /// A Boolean value that indicates whether the learner's own code names the runtime.
  var showsRuntimeName: Bool

  private var parsesAsLibrary: Bool
  private var implicitModules: [String] = []
  private var hasPredicates = false

  /// The name of the cached file with the compiler's warnings.
  static let warningsFile = "warnings.json"
  /// The name of the cached file with the facts about the compiled code.
  static let codeFile = "code.json"

  /// Creates a job that builds the requested app from the given entry point.
  init(request: BuildRequest, files: [SourceFile], entry: AppEntry) {
    self.request = request
    let own = Set([request.moduleName] + (request.project?.built?.modules ?? []))
    let frameworks = FrameworkHome.imported(by: files, except: own)
    sources = StagedSources(
      files,
      entry: entry.source(beside: files),
      symbols: request.project?.symbols,
      models: request.project?.modelSource,
      merged: frameworks.union(request.project?.merged ?? []),
      languageMode: request.languageMode
    )
    appName = entry.name(in: request)
    parsesAsLibrary = entry != .ownScript
    // SwiftUI itself has some names of Core Data, such as `FetchRequest`.
    if files.contains(where: \.importsCoreData) { implicitModules = ["NavCoreData"] }
    // Foundation includes the keychain.
    if files.contains(where: { $0.text.mentions("kSec") || $0.text.mentions("SecRandom") }) {
      implicitModules.append("NavSecurity")
    }
    #if !canImport(Darwin)
    // On Apple's systems, Foundation includes the parser.
    if files.contains(where: { $0.text.mentions("XMLParser") }) {
      implicitModules.append("FoundationXML")
    }
    // A class can be derived from a thread where the type of the thread's attributes is known.
    if files.contains(where: { $0.text.contains(/class\s+\w+\s*:\s*Thread\b/) }) {
      implicitModules.append("CoreFoundation")
    }
    #endif
    implicitModules += Set(frameworks.compactMap { FrameworkHome.all[$0] ?? nil }).sorted()
    hasPredicates = files.contains { $0.text.mentions("#Predicate") }
    showsRuntimeName = files.contains { $0.text.mentions("NavUI") }
  }

  /// Returns the commands of the build.
  func plan(
    toolchain: Toolchain,
    runtime: StagedRuntime,
    moduleCache: String,
    stub: LinkStub?
  ) -> BuildPlan {
    BuildPlan(
      toolchain: toolchain,
      runtime: runtime,
      moduleCache: moduleCache,
      moduleName: request.moduleName,
      languageMode: request.languageMode,
      language: request.language,
      sources: sources.files.map(\.path),
      parsesAsLibrary: parsesAsLibrary,
      implicitModules: implicitModules,
      linksApp: appName != nil,
      expressionSeconds: hasPredicates ? BuildPlan.predicateSeconds : BuildPlan.expressionSeconds,
      packages: request.project?.built,
      stub: stub
    )
  }

  /// Returns the complete inputs of the build, as a key.
  func key(plan: BuildPlan, runtime: StagedRuntime) -> String {
    var key = ContentKey("app 3", runtime.identity)
    for command in [plan.compile, plan.link ?? [], plan.leanLink ?? []] { key.add(command) }
    // A cached build is valid only for the checked systems.
    key.add(request.checkedSystem.map { ["iOS \($0)"] } ?? [])
    key.add(request.project?.built?.identity ?? [])
    for file in sources.files {
      key.add(file.path)
      key.add([file.name].compactMap(\.self))
      key.add(file.text)
    }
    return key.text
  }
}

extension SourceFile {
  fileprivate var importsCoreData: Bool {
    text.mentions("CoreData")
      && ImportOutline(of: text).statements.contains { $0.module == "CoreData" }
  }
}
