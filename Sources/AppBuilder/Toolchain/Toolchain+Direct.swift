import Foundation

extension Toolchain.Direct {
  /// Everything in Swift's library folder that a learner's code can bring into play.
  private static let libraryNames = [
    "swiftCore", "swiftSwiftOnoneSupport", "swift_Concurrency", "swift_StringProcessing",
    "swift_RegexParser", "swiftRegexBuilder", "swiftObservation", "swiftSynchronization",
    "swift_Builtin_float", "swiftGlibc", "swiftDispatch", "dispatch", "BlocksRuntime", "Foundation",
    "FoundationEssentials", "FoundationInternationalization", "_FoundationICU",
  ]

  /// Finds the direct calls in what the driver would do; nil where only the driver knows how to link.
  ///
  /// - Parameters:
  ///   - output: What the driver says.
  ///   - source: The source file that the driver was asked about.
  init?(_ output: DriverOutput, source: String) {
    let exists = FileManager.default.fileExists(atPath:)
    guard let frontend = output.compile.first,
      let startObject = output.link.first(where: { $0.hasSuffix("/swiftrt.o") })
    else { return nil }
    let linker = frontend.split(separator: "/").dropLast().map { "/\($0)" }.joined() + "/ld.lld"
    let folders = zip(output.link, output.link.dropFirst()).filter { $0.0 == "-L" }.map(\.1)
    guard exists(linker), let folder = folders.first(where: { exists("\($0)/libswiftCore.so") })
    else { return nil }
    self.init(
      frontend: frontend,
      flags: output.flags(without: source),
      linker: linker,
      startObject: startObject,
      libraryFolder: folder,
      systemFolders: Self.systemFolders.filter(exists),
      libraries: Self.libraryNames.filter { exists("\(folder)/lib\($0).so") } + ["c", "m"]
    )
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
