import Foundation
import ObjectFiles

/// A stub that allows the linker to create an image without reading the large libraries.
///
/// An image needs the runtime's library, which loads most others. For the linker, an empty library of the same name is
/// enough. The names are looked up in the libraries themselves, as the loader does. If one is missing, the linker reads
/// everything and reports it in its own words.
struct LinkStub: Hashable, Sendable {
  /// The path of the folder with the empty library.
  var folder: String
  /// The names of libraries to link explicitly: those that the runtime does not load, and those with versioned names.
  var others: [String]
  /// The paths of the files of all libraries.
  var files: [String]

  /// Returns whether the libraries offer every name that an object needs.
  ///
  /// - Parameter object: The object's path.
  /// - Returns: Whether they do; false if that cannot be determined.
  func suffices(for object: String) -> Bool {
    guard var missing = ElfFile(path: object)?.undefinedNames, !missing.isEmpty else {
      return false
    }
    for file in files where !missing.isEmpty {
      guard let library = ElfFile(path: file) else { continue }
      missing.removeAll(where: library.offers)
    }
    return missing.isEmpty
  }
}

extension LinkStub {
  /// The file names of the system libraries whose symbol versions only the linker can record, keyed by short name.
  private static let system = ["c": "libc.so.6", "m": "libm.so.6"]
  private static let script = "stub.ld"

  /// Returns the stub for a toolchain and runtime, creating the library if necessary, or nil if no stub can be used.
  ///
  /// - Parameters:
  ///   - toolchain: The toolchain.
  ///   - runtime: The runtime.
  ///   - cache: The cache for the library.
  ///   - runner: The runner of the linker.
  /// - Returns: The stub, or nil if the linker is not called directly or cannot make it.
  /// - Throws: `BuildError` if the cache cannot be written.
  static func staged(
    for toolchain: Toolchain,
    _ runtime: StagedRuntime,
    in cache: BuildCache,
    runner: ToolRunner
  ) throws(BuildError) -> LinkStub? {
    guard let direct = toolchain.direct,
      let name = runtime.location.library.split(separator: "/").last.map(String.init)
    else { return nil }
    let key = ContentKey("stub 3", runtime.identity, "\(direct)").text
    let entry = try cache.publish(key: key, in: .stubs) { work throws(BuildError) in
      // A linker script is the smallest possible input, and names the machine.
      try work.write("OUTPUT_FORMAT(\(format))\n", to: script)
      let words = ["-shared", "-soname", name, "-o", "\(work.path)/\(name)"]
      let link = ToolCommand(program: direct.linker, arguments: words + ["\(work.path)/\(script)"])
      // Without the runtime's library, the stub makes no sense.
      let isMade = try runner.run(link, otherwise: BuildError.broken).isSuccess
      let others = isMade ? direct.libraries.filter { !runtimeBrings($0, direct, runtime) } : nil
      try work.write(JSON.data(of: others), to: "others.json")
    }
    guard let others = try JSON.value([String]?.self, at: "\(entry)/others.json") else {
      return nil
    }
    let files = direct.libraries.compactMap { library in
      guard let file = system[library] else { return "\(direct.libraryFolder)/lib\(library).so" }
      return direct.systemFolders.map { "\($0)/\(file)" }.first { access($0, R_OK) == 0 }
    }
    return LinkStub(
      folder: entry,
      others: others,
      files: [runtime.location.library] + files
    )
  }

  /// Returns whether a process that has loaded the runtime has also loaded a given library.
  private static func runtimeBrings(
    _ library: String,
    _ direct: Toolchain.Direct,
    _ runtime: StagedRuntime
  ) -> Bool {
    var brought: Set<String> = []
    var files = [runtime.location.library]
    while let file = files.popLast() {
      for name in ElfFile(path: file)?.neededLibraries ?? [] where brought.insert(name).inserted {
        files.append("\(direct.libraryFolder)/\(name)")
      }
    }
    return system[library] == nil && brought.contains("lib\(library).so")
  }

  private static var format: String {
    #if arch(arm64)
    "elf64-littleaarch64"
    #else
    "elf64-x86-64"
    #endif
  }
}
