import Foundation

extension Toolchain.Direct {
  /// The names of all libraries in Swift's library folder that a learner's code may need.
  private static let libraryNames = [
    "swiftCore", "swiftSwiftOnoneSupport", "swift_Concurrency", "swift_StringProcessing",
    "swift_RegexParser", "swiftRegexBuilder", "swiftObservation", "swiftSynchronization",
    "swift_Builtin_float", "swiftGlibc", "swiftDispatch", "dispatch", "BlocksRuntime", "Foundation",
    "FoundationEssentials", "FoundationInternationalization", "FoundationXML", "_FoundationICU",
  ]

  /// Creates the command lines from the driver's output, or returns nil if linking requires the driver.
  ///
  /// - Parameters:
  ///   - output: The driver's output.
  ///   - source: The source file in the driver's plan.
  init?(_ output: DriverOutput, source: String) {
    let exists = FileManager.default.fileExists(atPath:)
    guard let frontend = output.compile.first,
      let startObject = output.link.first(where: { $0.hasSuffix("/swiftrt.o") })
    else { return nil }
    let programs = frontend.split(separator: "/").dropLast().map { "/\($0)" }.joined()
    let linker = "\(programs)/ld.lld"
    let server = "\(programs)/swift-plugin-server"
    let flags = output.flags(without: source)
    let folders = zip(output.link, output.link.dropFirst()).filter { $0.0 == "-L" }.map(\.1)
    guard exists(linker), let folder = folders.first(where: { exists("\($0)/libswiftCore.so") })
    else { return nil }
    self.init(
      frontend: frontend,
      flags: exists(server) ? Self.flags(flags, withMacrosIn: server) : flags,
      linker: linker,
      startObject: startObject,
      libraryFolder: folder,
      systemFolders: Self.systemFolders.filter(exists),
      libraries: Self.libraryNames.filter { exists("\(folder)/lib\($0).so") } + ["c", "m"]
    )
  }

  /// Returns flags that make the compiler expand the macros of libraries in another process.
  ///
  /// A compiler that loads such a library repeatedly searches it for conformances, which costs more than the separate
  /// process.
  ///
  /// - Parameters:
  ///   - flags: The driver's flags.
  ///   - server: The program that expands macros.
  /// - Returns: The flags.
  static func flags(_ flags: [String], withMacrosIn server: String) -> [String] {
    var changed: [String] = []
    var rest = flags[...]
    while let flag = rest.popFirst() {
      switch (flag, rest.first) {
      case ("-in-process-plugin-server-path", .some): rest.removeFirst()
      case ("-plugin-path", .some(let folder)):
        rest.removeFirst()
        changed += ["-external-plugin-path", "\(folder)#\(server)"]
      default: changed.append(flag)
      }
    }
    return changed
  }

  private static var systemFolders: [String] {
    #if arch(arm64)
    let triple = "aarch64-linux-gnu"
    #else
    let triple = "x86_64-linux-gnu"
    #endif
    return ["/usr/lib/\(triple)", "/lib/\(triple)", "/usr/lib64", "/lib64", "/usr/lib", "/lib"]
  }
}
