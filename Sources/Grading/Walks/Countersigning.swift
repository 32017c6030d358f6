import AppBuilder
import AppSession
import Foundation
import SceneModel

/// A question that only the runtime can answer, asked of an app's process during a walk.
struct Countersigning: Hashable, Sendable {
  /// The path of the random app's image.
  private let image: String
  private let labels: [String]
  /// The runtime's answer, obtained in a different process.
  private let expected: String

  /// Creates a random app and a question about it, or returns nil if the question cannot be asked.
  ///
  /// - Parameters:
  ///   - seed: The seed of the random app.
  ///   - builder: The builder of the app.
  ///   - trusted: An app of the author's, in whose process it runs first.
  /// - Returns: The question; nil if the trusted app itself cannot be asked.
  /// - Throws: `BuildError` if the app cannot be built; `SystemError` when it cannot be kept.
  static func made(
    by seed: UInt64,
    with builder: Builder,
    in trusted: JudgedApp
  ) throws -> Countersigning? {
    var random = SeededNumbers(seed: ~seed)
    let app = CountersignApp(using: &random)
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-work-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // What is left behind here, the system removes in time.
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(app.source.utf8).write(to: folder.appending(path: "App.swift"))
    let request = BuildRequest(
      folder: folder.path,
      files: ["App.swift"],
      moduleName: "Countersign"
    )
    guard case .app(let built) = try builder.build(request) else { return nil }
    let session = trusted.session()
    defer { session.close() }
    guard case .done(let snapshot) = session.launch(),
      let answer = try session.countersign(built.image, app.labels),
      let own = Self.head(of: answer, before: snapshot)
    else { return nil }
    return Countersigning(image: built.image, labels: app.labels, expected: own)
  }

  /// Returns whether an app's process answers correctly and still describes its app as before.
  ///
  /// - Parameter session: The session with the app, which is of no further use then.
  /// - Returns: Whether the answer and the description are right.
  /// - Throws: `SystemError` if the process cannot be reached, which is not the app's fault.
  func isAnswered(by session: AppSession) throws -> Bool {
    guard let snapshot = session.snapshot,
      let answer = try session.countersign(image, labels)
    else { return false }
    return Self.head(of: answer, before: snapshot) == expected
  }

  /// Returns an answer without the app's description at its end, or nil if that description has changed.
  private static func head(of answer: String, before snapshot: Snapshot) -> String? {
    let second = "\n" + snapshot.window.outline
    return answer.hasSuffix(second) ? String(answer.dropLast(second.count)) : nil
  }
}
