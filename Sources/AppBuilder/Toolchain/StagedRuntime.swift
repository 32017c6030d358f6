/// The runtime for a learner's build, with only the modules that learners may import.
struct StagedRuntime: Hashable, Sendable {
  /// The locations of the parts, with the script in place of the plug-in if a script starts the plug-in.
  var location: RuntimeLocation
  /// The path of the folder that contains only the modules.
  var moduleFolder: String
  /// The text that identifies all parts.
  var identity: String
  /// The path of the compiler's plug-in if a script starts the plug-in, or nil otherwise.
  var startedMacros: String?

  /// The path of the folder with the runtime's library.
  var libraryFolder: String {
    let folders = location.library.split(separator: "/", omittingEmptySubsequences: false)
    return folders.dropLast().joined(separator: "/")
  }
}

extension StagedRuntime {
  /// Creates a runtime whose modules are in the cache, copying them if necessary.
  ///
  /// The package manager keeps the modules of all targets in one folder. A compiler that searched it would let learners
  /// import NavLab's internal modules.
  ///
  /// - Parameters:
  ///   - location: The locations of the built parts.
  ///   - cache: The cache for the copies.
  ///   - libraries: The folders with Swift's libraries, if the parts cannot find them by themselves.
  /// - Throws: `BuildError` if a part is missing, or the cache cannot be written.
  init(
    _ location: RuntimeLocation,
    in cache: BuildCache,
    libraries: String? = nil
  ) throws(BuildError) {
    var identities: [FileIdentity] = []
    for part in location.parts {
      guard let identity = FileIdentity(of: part) else { throw .runtimeMissing(path: part) }
      identities.append(identity)
    }
    let starter = MacroStarter(location.macros, libraries: libraries)
    let identity = (identities.map(\.description) + [starter?.libraries].compactMap(\.self))
      .joined(separator: "\n")
    let folder = try cache.publish(key: "runtime 2\n\(identity)", in: .runtimes) {
      work throws(BuildError) in
      for module in location.modules {
        try work.copy(module, to: String(module.split(separator: "/").last ?? ""))
      }
      if let starter { try work.write(program: starter.script, to: Self.starterName) }
    }
    var started = location
    if starter != nil { started.macros = "\(folder)/\(Self.starterName)" }
    self.init(
      location: started,
      moduleFolder: folder,
      identity: identity,
      startedMacros: starter?.program
    )
  }

  private static let starterName = "NavUIMacros"
}
