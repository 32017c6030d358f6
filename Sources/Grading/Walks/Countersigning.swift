import AppBuilder
import AppSession
import Foundation
import SceneModel

/// A question that only the runtime can answer, sent to the process of an app in the middle of a
/// walk.
struct Countersigning: Hashable, Sendable {
  /// The image of the made-up app.
  private let image: String
  private let labels: [String]
  /// The runtime's answer in another process.
  private let expected: String

  /// Makes up an app, and runs it to get the runtime's answer.
  ///
  /// - Parameters:
  ///   - seed: What decides how the app is.
  ///   - builder: What builds it.
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

  /// Returns whether the process of an app gives the runtime's answer, and describes the app as
  /// before.
  ///
  /// - Parameter session: The session with the app, which is of no further use then.
  /// - Returns: Whether it does.
  /// - Throws: `SystemError` if the process cannot be reached, which is not the app's fault.
  func isAnswered(by session: AppSession) throws -> Bool {
    guard let snapshot = session.snapshot,
      let answer = try session.countersign(image, labels)
    else { return false }
    return Self.head(of: answer, before: snapshot) == expected
  }

  /// Returns the part of an answer before the second description; nil if that differs from the
  /// first one.
  private static func head(of answer: String, before snapshot: Snapshot) -> String? {
    let second = "\n" + snapshot.window.outline
    return answer.hasSuffix(second) ? String(answer.dropLast(second.count)) : nil
  }
}
