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
    guard let calls = CrashedCalls(lastIn: output), let image = ElfFile(path: path) else {
      return nil
    }
    let origins = image.origins(of: calls.offsets).lazy
      .filter { Self.isLearners(Self.file(of: $0)) }
    // A full stack usually stops a function on its first line, but the call of the function explains more.
    guard let origin = Array(origins.prefix(calls.fault == .fullStack ? 2 : 1)).last else {
      return nil
    }
    offsets = calls.offsets
    self.image = image
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
