import Foundation

/// A probe that determines which iOS version introduced each library symbol.
///
/// The compiler for Linux ignores `@available(iOS …)`, but the modules contain it, and a tool of the toolchain reports
/// it. For NavUI, the versions are those in its sources; for Swift's libraries, they are Apple's.
struct AvailabilityProbe {
  /// The cache that stores the finished table.
  var cache: BuildCache
  /// The modules for compiling learners' code.
  var runtime: StagedRuntime
  /// The toolchain that contains the tool that reports symbols.
  var toolchain: Toolchain
  /// The environment in which the tool runs.
  var environment: ToolEnvironment
  /// The runner that starts the tool.
  var runner: ToolRunner

  private static let file = "availability.json"

  /// The names of the modules in the table: those that every app uses, and two parts of Foundation.
  private static let modules = [
    "NavUI", "Observation", "Swift", "_Concurrency", "_StringProcessing", "FoundationEssentials",
    "FoundationInternationalization",
  ]

  /// Returns the table of versions, from the cache if the toolchain and the runtime have not changed.
  func table() throws(BuildError) -> AvailabilityTable {
    let key = ContentKey("availability 2", "\(toolchain)", runtime.identity).text
    let entry = try cache.publish(key: key, in: .toolchains) { work throws(BuildError) in
      let table = try probe(in: work)
      try work.removeItem("graphs")
      try work.write(JSON.data(of: table), to: Self.file)
    }
    return try JSON.value(AvailabilityTable.self, at: "\(entry)/\(Self.file)")
  }

  private func probe(in work: WorkFolder) throws(BuildError) -> AvailabilityTable {
    var table = AvailabilityTable()
    let folder = "\(work.path)/graphs"
    try BuildCache.makeFolder(folder)
    for module in Self.modules {
      let command = ToolCommand(
        program: runtime.location.launcher,
        arguments: ["--chdir", folder, "--", tool, "-module-name", module]
          + ["-I", runtime.moduleFolder, "-Xcc", "-fmodule-map-file=\(runtime.location.moduleMap)"]
          + ["-module-cache-path", cache.moduleCache, "-minimum-access-level", "public"]
          + ["-skip-synthesized-members", "-output-dir", folder] + target,
        environment: environment.variables(temporary: work.path)
      )
      let result = try runner.run(command, otherwise: BuildError.toolchainMissing)
      // NavUI is required; some of Swift's own libraries may be missing on another system.
      guard result.isSuccess || module != "NavUI" else {
        throw .broken("NavLab cannot list the names in NavUI: \(PlainText.cleaned(result.output))")
      }
    }
    do {
      for file in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
        try table.add(symbolGraph: Data(contentsOf: URL(filePath: "\(folder)/\(file)")))
      }
    } catch {
      throw .broken("NavLab cannot read the list of names in the libraries: \(error)")
    }
    return table
  }

  /// The path of the tool in the compiler's folder that reports symbols.
  private var tool: String {
    let compiler = toolchain.direct?.frontend ?? toolchain.driver
    return compiler.split(separator: "/").dropLast().map { "/\($0)" }.joined()
      + "/swift-symbolgraph-extract"
  }

  /// The arguments that select the target system when the tool reads modules.
  private var target: [String] {
    let flags = toolchain.direct?.flags ?? []
    let given = ["-target", "-sdk", "-resource-dir"].flatMap { name in
      flags.firstIndex(of: name).map { Array(flags[$0...].prefix(2)) } ?? []
    }
    if given.contains("-target") { return given }
    #if os(macOS) && arch(arm64)
    return ["-target", "arm64-apple-macosx15.0"]
    #elseif os(macOS)
    return ["-target", "x86_64-apple-macosx15.0"]
    #elseif arch(arm64)
    return ["-target", "aarch64-unknown-linux-gnu"]
    #else
    return ["-target", "x86_64-unknown-linux-gnu"]
    #endif
  }
}
