import Foundation
import ObjectFiles

/// A builder that creates apps from learners' files.
///
/// A builder may be used by several threads at once, and several processes may share its cache.
package struct Builder: Sendable {
  let runtime: StagedRuntime
  let toolchain: Toolchain
  let stub: LinkStub?
  let cache: BuildCache
  let environment: ToolEnvironment
  var limits: BuildPlan.Limits
  var partLimits = PartLimits()
  var runner: ToolRunner

  /// Creates a builder by finding the toolchain and preparing the runtime.
  ///
  /// - Parameters:
  ///   - runtime: The locations of NavLab's own parts.
  ///   - cacheFolder: The folder for finished builds; see `defaultCacheFolder(in:)`.
  ///   - environment: The environment of the process, for `PATH` and the variables that locate a toolchain.
  /// - Throws: `BuildError` if a part, the toolchain or the cache is missing.
  package init(
    runtime: RuntimeLocation,
    cacheFolder: String,
    environment: [String: String]
  ) throws(BuildError) {
    cache = BuildCache(folder: cacheFolder)
    self.environment = ToolEnvironment(environment)
    limits = BuildPlan.Limits()
    // The limit counts processor time, because a busy machine may take long to grant it.
    runner = ToolRunner(seconds: Double(15 * limits.processorSeconds))
    cache.clean()
    try cache.checkOwner()
    self.runtime = try StagedRuntime(runtime, in: cache, libraries: self.environment.libraries)
    toolchain = try ToolchainProbe(
      cache: cache,
      runtime: self.runtime,
      environment: self.environment,
      runner: runner
    ).toolchain()
    stub = try LinkStub.staged(for: toolchain, self.runtime, in: cache, runner: runner)
    limits.readable = toolchain.readable.map { $0 + [stub?.folder].compactMap(\.self) }
  }

  /// The path of the `navbox` launcher.
  package var launcher: String { runtime.location.launcher }

  /// The path of the runtime's library, which apps load.
  package var appLibrary: String { runtime.location.library }

  /// The paths of the folders with the libraries that apps need.
  package var appLibraryFolders: [String] {
    [runtime.libraryFolder] + (toolchain.direct.map { [$0.libraryFolder] } ?? [])
  }

  /// The paths of the files and folders from which apps load their libraries.
  package var appLibraries: [String] { [appLibrary] + toolchain.libraryFolders }

  /// The search path for programs, in which colons separate the folders.
  package var searchPath: String { environment.searchPath }

  /// Returns the path of the cache folder for finished builds, as the XDG rules specify.
  ///
  /// - Parameter environment: The environment of the process.
  /// - Returns: `navlab` in `XDG_CACHE_HOME`, or in `.cache` of the home folder; without a home folder, a folder in
  ///   `/tmp`.
  package static func defaultCacheFolder(in environment: [String: String]) -> String {
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return "\(folder)/navlab"
    }
    if let home = environment["HOME"], home.hasPrefix("/") { return "\(home)/.cache/navlab" }
    return temporaryCacheFolder
  }

  /// The path of the cache folder to use if the environment specifies no other folder.
  package static var temporaryCacheFolder: String { "/tmp/navlab-\(geteuid())" }

  /// Builds an app, or reuses an earlier build of the same files.
  ///
  /// - Parameter request: The request for the build.
  /// - Returns: The app, or the fact that the code compiles but contains no app.
  /// - Throws: `BuildError` with the reason.
  package func build(_ request: BuildRequest) throws(BuildError) -> BuildResult {
    var request = try ProjectReader().resolved(request)
    let files = try SourceReader(limits: .of(request)).read(request)
    let built = try packages(for: request, importedBy: files)
    request.project?.built = built
    var unsuitable: BuildError?
    for entry in try AppEntry.candidates(in: files, choices: request.choices) {
      let job = BuildJob(request: request, files: files, entry: entry)
      do {
        return try build(job)
      } catch .doesNotCompile(let diagnostics)
        where diagnostics.allSatisfy({ $0.severity == .note }) && entry != .none
      {
        // Only the generated entry does not compile, so the guess was wrong.
        unsuitable = .doesNotCompile(diagnostics)
      }
    }
    throw unsuitable ?? .broken("NavLab did not find an entry point that starts the app")
  }

  private func build(_ job: BuildJob) throws(BuildError) -> BuildResult {
    let entry = try publish(job)
    do {
      return try result(of: job, in: entry)
    } catch {
      // The entry is damaged, and can be built again.
      try cache.discard(entry)
      return try result(of: job, in: publish(job))
    }
  }

  private func publish(_ job: BuildJob) throws(BuildError) -> String {
    let plan = plan(of: job)
    var key = ContentKey(job.key(plan: plan, runtime: runtime))
    // A submission never gets an app that was compiled in another way.
    if compilesParts(of: job, plan) { key.add("parts") }
    return try cache.publish(key: key.text, in: .apps) { work throws(BuildError) in
      let made = try sized(for: job).run(plan, of: job, in: work)
      try work.removeItem(BuildPlan.sourceFolder)
      try work.removeItem(BuildPlan.objectName)
      try work.removeItem(BuildPlan.partFolder)
      try work.removeItem(BuildPlan.indexFolder)
      try work.removeItem(BuildPlan.modulesName)
      try work.write(JSON.data(of: made.warnings), to: BuildJob.warningsFile)
      try work.write(JSON.data(of: made.code), to: BuildJob.codeFile)
    }
  }

  /// Returns the commands for building a job.
  func plan(of job: BuildJob) -> BuildPlan {
    job.plan(
      toolchain: toolchain,
      runtime: runtime,
      moduleCache: cache.moduleCache,
      stub: stub
    )
  }

  private func result(of job: BuildJob, in entry: String) throws(BuildError) -> BuildResult {
    let warnings = try JSON.value(
      [CompilerDiagnostic].self,
      at: "\(entry)/\(BuildJob.warningsFile)"
    )
    guard let name = job.appName else { return .noApp(warnings: warnings) }
    let image = "\(entry)/\(BuildPlan.imageName)"
    guard access(image, R_OK) == 0 else {
      throw .cacheUnusable(path: image, reason: String(cString: strerror(errno)))
    }
    var app = BuiltApp(
      name: name,
      image: image,
      launcher: runtime.location.launcher,
      library: runtime.location.library,
      libraryFolders: appLibraryFolders,
      readable: appLibraries,
      module: job.request.moduleName,
      warnings: warnings
    )
    app.resources = SourceReader.resources(of: job.request)
    app.settings = job.request.project?.settings ?? [:]
    app.code = try JSON.value(CompiledCode.self, at: "\(entry)/\(BuildJob.codeFile)")
    app.job = job
    return .app(app)
  }

  /// Runs the tools of a plan, and returns the compiler's warnings and products.
  private func run(
    _ plan: BuildPlan,
    of job: BuildJob,
    in work: WorkFolder
  ) throws(BuildError) -> (warnings: [CompilerDiagnostic], code: CompiledCode) {
    try checkImports(of: job, in: work)
    try work.write(job.sources)
    let compilation = try compile(plan, of: job, in: work)
    let report = CompilerReport(compilation, of: job, seconds: limits.processorSeconds)
    let warnings: [CompilerDiagnostic]
    do {
      warnings = try report.warnings()
    } catch .compilerTimedOut where job.request.allowance == .ownWork {
      throw try causeOfDelay(in: plan, of: job, in: work)
    }
    try checkAvailability(plan, of: job, in: work)
    let object = ElfFile(path: "\(work.path)/\(BuildPlan.objectName)")
    var code = CompiledCode(object, module: job.request.moduleName)
    code.findings += report.unsafePlaces()
    if case .notAnApp(let name) = code.start, job.appName != nil {
      throw .doesNotCompile([.notAnApp(name)])
    }
    try link(plan, code, in: work)
    return (warnings, code)
  }

  private func link(
    _ plan: BuildPlan,
    _ code: CompiledCode,
    in work: WorkFolder
  ) throws(BuildError) {
    guard let whole = plan.link.map({ plan.linking($0, for: code.start) }) else { return }
    if let lean = plan.leanLink.map({ plan.linking($0, for: code.start) }), let stub,
      stub.suffices(for: "\(work.path)/\(BuildPlan.objectName)"),
      try run(command(lean, of: plan, in: work)).isSuccess
    {
      return
    }
    let result = try run(command(whole, of: plan, in: work))
    guard !result.isSuccess else { return }
    // Unknown or duplicate names in a submission must not stop the grader.
    let words = PlainText.cleaned(result.output)
    let missing = MissingSymbols(words)
    guard code.findings.isEmpty, missing.names.isEmpty else {
      throw .doesNotCompile([.cannotBeLinked(missing, code.findings, words)])
    }
    throw .broken("the app cannot be linked: \(words)")
  }

  /// Returns one command of a plan, with this builder's limits applied.
  func command(_ words: [String], of plan: BuildPlan, in work: WorkFolder) -> ToolCommand {
    plan.command(
      words,
      in: work,
      launcher: runtime.location.launcher,
      environment: environment,
      limits: limits
    )
  }

  /// Runs a tool, and runs it again with a private module cache if the shared cache lacks a system module.
  ///
  /// - Parameter command: The tool with its limits.
  /// - Returns: The end of the tool and its output.
  /// - Throws: `BuildError` if it cannot be started.
  func run(_ command: ToolCommand) throws(BuildError) -> ToolResult {
    let result = try runner.run(command, otherwise: BuildError.broken)
    // A tool that exceeded its time limit would do so again.
    guard limits.readable != nil, case .exit = result.ending, !result.isSuccess,
      result.output.contains(cache.moduleCache)
    else { return result }
    // A confined compiler cannot write to the shared module cache, so it uses its own.
    var own = command
    own.arguments = command.arguments.map { $0 == cache.moduleCache ? Self.ownModuleCache : $0 }
    // The folder may still exist, but its content is no longer used.
    return try runner.run(own, otherwise: BuildError.broken)
  }

  /// The path of the module cache for a build with new imports, relative to the sources' folder.
  private static let ownModuleCache = "../\(BuildPlan.modulesName)"
}
