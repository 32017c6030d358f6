internal import ObjectFiles
internal import SceneModel

/// The code in which an app crashed, according to the calls that the app's process has written.
///
/// An app can write other calls, but each is a place in the learner's own code.
struct CrashedCode {
  /// The innermost place in the learner's code.
  var site: CrashSite
  /// The reason for which the code there stops the app, or nil if the reason is elsewhere.
  var reason: String?
  private let offsets: [UInt64]
  private let image: ElfFile

  /// Finds the code, or returns nil if the output has no calls of the learner's code.
  ///
  /// - Parameters:
  ///   - output: The end of the app's output.
  ///   - path: The path of the app's library.
  init?(lastIn output: String, image path: String) {
    let lines = output.utf8.split(separator: UInt8(ascii: "\n"))
    guard
      let offsets = lines.reversed().lazy.compactMap({ Self.offsets(in: Substring($0)) }).first,
      let image = ElfFile(path: path),
      let origin = image.origins(of: offsets).first(where: { Self.isLearners(Self.file(of: $0)) })
    else { return nil }
    (self.offsets, self.image) = (offsets, image)
    site = CrashSite(
      file: Self.shown(Self.file(of: origin)),
      line: origin.line,
      function: origin.function.map(Self.shown)
    )
    reason = origin.failure.map(Self.shown)
  }

  /// Returns whether one of the calls is in a file.
  ///
  /// - Parameter name: The name of the file.
  /// - Returns: Whether there is such a call.
  func passes(through name: String) -> Bool {
    site.file == name || image.origins(of: offsets).contains { Self.file(of: $0) == name }
  }

  private static func file(of origin: CodeOrigin) -> String {
    origin.file.split(separator: "/").last.map(String.init) ?? origin.file
  }

  /// Returns the offsets in a line of output, or nil if the line is about something else.
  static func offsets(in line: Substring) -> [UInt64]? {
    guard line.hasPrefix("\(CrashTrace.heading) ") else { return nil }
    let words = line.dropFirst(CrashTrace.heading.count).split(separator: " ")
    let offsets = words.compactMap { UInt64($0, radix: 16) }
    let isWhole = offsets.count == words.count && offsets.count <= CrashTrace.limit
    return isWhole && !offsets.isEmpty ? offsets : nil
  }

  private static func isLearners(_ file: String) -> Bool {
    file.hasSuffix(".swift") && !generated.contains(where: file.hasPrefix)
  }

  private static func shown(_ name: String) -> String {
    ConsoleText.visible(String(name.prefix(longest)))
  }

  private static let longest = 120
  /// The starts of the names of files that NavLab and the compiler write.
  private static let generated = [
    "NavLabEntry", "GeneratedAssetSymbols", "GeneratedDataModels", "@__swiftmacro",
  ]
}
