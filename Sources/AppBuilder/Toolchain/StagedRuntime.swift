/// The runtime as a learner's build sees it: only the modules that learners may import.
struct StagedRuntime: Hashable, Sendable {
  /// Where the parts were built.
  var location: RuntimeLocation
  /// The folder that holds the modules and nothing else.
  var moduleFolder: String
  /// Which state of all parts is meant.
  var identity: String

  /// The folder of the runtime's library.
  var libraryFolder: String {
    let folders = location.library.split(separator: "/", omittingEmptySubsequences: false)
    return folders.dropLast().joined(separator: "/")
  }
}

extension StagedRuntime {
  /// Copies the modules into the cache, unless this state of them is there already.
  ///
  /// The package manager keeps the modules of all targets in one folder; a compiler that searched it
  /// would let learners import NavLab's own insides.
  init(_ location: RuntimeLocation, in cache: BuildCache) throws(BuildError) {
    var identities: [FileIdentity] = []
    for part in location.parts {
      guard let identity = FileIdentity(of: part) else { throw .runtimeMissing(path: part) }
      identities.append(identity)
    }
    let identity = identities.map(\.description).joined(separator: "\n")
    let folder = try cache.publish(key: "runtime 2\n\(identity)", in: .runtimes) {
      work throws(BuildError) in
      for module in location.modules {
        try work.copy(module, to: String(module.split(separator: "/").last ?? ""))
      }
    }
    self.init(location: location, moduleFolder: folder, identity: identity)
  }
}
