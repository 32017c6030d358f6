import Foundation

/// A probe that determines how a toolchain compiles and links for the runtime.
struct ToolchainProbe {
  /// The cache that stores the finished toolchain description.
  var cache: BuildCache
  /// The runtime against which apps are compiled.
  var runtime: StagedRuntime
  /// The environment in which the toolchain's programs run.
  var environment: ToolEnvironment
  /// The runner that starts the toolchain's programs.
  var runner: ToolRunner

  private static let source = "Probe.swift"
  private static let file = "toolchain.json"

  /// Returns the toolchain, reading its description from the cache if the toolchain has not changed.
  func toolchain() throws(BuildError) -> Toolchain {
    let driver = try driver()
    guard let identity = FileIdentity(of: driver) else {
      throw .toolchainMissing("\(driver) cannot be read; install Swift again")
    }
    let key = ContentKey("toolchain 6", "\(identity)", runtime.identity, environment.searchPath)
      .text
    let entry = try cache.publish(key: key, in: .toolchains) { work throws(BuildError) in
      let found = try probe(driver, in: work)
      try work.removeItem(BuildPlan.sourceFolder)
      try work.write(JSON.data(of: found), to: Self.file)
    }
    return try JSON.value(Toolchain.self, at: "\(entry)/\(Self.file)")
  }

  private func driver() throws(BuildError) -> String {
    for folder in environment.searchPath.split(separator: ":") where folder.hasPrefix("/") {
      let candidate = "\(folder)/swiftc"
      if access(candidate, X_OK) == 0 { return candidate }
    }
    throw .toolchainMissing(
      "there is no Swift compiler: 'swiftc' is not on your PATH; install Swift from https://swift.org/install"
    )
  }

  private func probe(_ driver: String, in work: WorkFolder) throws(BuildError) -> Toolchain {
    let text = "import SwiftUI\nimport Foundation\npublic let date = Date()\n"
    try work.write(text, to: "\(BuildPlan.sourceFolder)/\(Self.source)")
    let question = ToolCommand(
      program: runtime.location.launcher,
      arguments: [
        "--chdir", "\(work.path)/\(BuildPlan.sourceFolder)", "--", driver, "-###", "-wmo",
        "-emit-library", "-Onone", "-parse-as-library", "-module-name", "Probe",
        Self.source, "-o", "libProbe.so",
      ],
      environment: environment.variables(temporary: work.path)
    )
    let answer = try runner.run(question, otherwise: BuildError.toolchainMissing)
    guard answer.isSuccess else {
      throw .toolchainMissing("\(driver) does not work: \(PlainText.cleaned(answer.output))")
    }
    let direct = DriverOutput(answer.output).flatMap {
      Toolchain.Direct($0, source: Self.source)
    }
    let candidates = [direct, nil].map { Toolchain(driver: driver, direct: $0) }
    var failure: ToolResult?
    for var candidate in candidates {
      // The first build is not confined, so only it can fill the module cache.
      failure = try firstFailure(of: candidate, in: work)
      guard failure == nil else { continue }
      candidate.readable = readable(by: candidate)
      if try firstFailure(of: candidate, in: work) != nil { candidate.readable = nil }
      return candidate
    }
    throw .toolchainMissing(
      """
      \(driver) cannot compile against NavLab's runtime; build NavLab again with './navlab', or unpack its archive again
      \(PlainText.cleaned(failure?.output ?? ""))
      """
    )
  }

  /// Returns the result of the first failing step of a small build, or nil if the build succeeds.
  private func firstFailure(
    of toolchain: Toolchain,
    in work: WorkFolder
  ) throws(BuildError) -> ToolResult? {
    let plan = BuildPlan(
      toolchain: toolchain,
      runtime: runtime,
      moduleCache: cache.moduleCache,
      moduleName: "Probe",
      languageMode: .swift5,
      sources: [Self.source],
      parsesAsLibrary: true,
      linksApp: true
    )
    var limits = BuildPlan.Limits()
    limits.readable = toolchain.readable
    let commands = plan.commands(
      in: work,
      launcher: runtime.location.launcher,
      environment: environment,
      limits: limits
    )
    for command in commands {
      let result = try runner.run(command, otherwise: BuildError.broken)
      if !result.isSuccess { return result }
    }
    return nil
  }
}

extension ToolchainProbe {
  /// Returns the paths of the files that compilers and linkers read from the toolchain, NavLab and the cache.
  private func readable(by toolchain: Toolchain) -> [String] {
    let programs = [toolchain.driver, toolchain.direct?.frontend].compactMap(\.self)
    // Swift's folder contains the one with its programs.
    let roots = programs.map {
      URL(filePath: $0).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().path
    }
    return Set(roots).filter { $0 != "/" }.sorted()
      + [runtime.location.library, runtime.location.macros, runtime.location.moduleMap]
      + [runtime.startedMacros].compactMap(\.self) + headerFolders + [
        runtime.moduleFolder, cache.moduleCache,
      ]
  }

  /// The paths of the folders with the headers to which the C module's map refers.
  private var headerFolders: [String] {
    // Without the map, no build succeeds.
    let map = FileManager.default.contents(atPath: runtime.location.moduleMap) ?? Data()
    return Self.headerFolders(
      in: String(decoding: map, as: UTF8.self),
      at: runtime.location.moduleMap
    )
  }

  /// Returns the paths of the folders with the headers to which a module map refers by absolute or relative paths.
  ///
  /// - Parameters:
  ///   - map: The map's text.
  ///   - path: The path of the map.
  /// - Returns: The folders' absolute paths.
  static func headerFolders(in map: String, at path: String) -> [String] {
    let own = URL(fileURLWithPath: path).deletingLastPathComponent()
    return map.matches(of: /"([^"]+)"/).map { name in
      URL(fileURLWithPath: String(name.1), relativeTo: own).standardizedFileURL
        .deletingLastPathComponent().path
    }
  }
}

extension ToolRunner {
  /// Runs a program and returns the result, converting a failure to start the program into a build error.
  func run(
    _ command: ToolCommand,
    otherwise failure: (String) -> BuildError
  ) throws(BuildError) -> ToolResult {
    do {
      return try run(command)
    } catch {
      throw failure(error.description)
    }
  }
}
