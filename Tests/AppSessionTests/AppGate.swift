import AppSession
import Foundation

/// A fake app that is held at a tap, so that a test can do something in the middle of it.
final class AppGate: Sendable {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "navlab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      print("the test's folder stays behind: \(error)")
    }
  }

  private var path: String { folder.appending(path: "gate").path }

  /// The command that starts the app.
  var launch: AppLaunch {
    var launch = AppLaunch.fake("held")
    launch.environment = ["GATE": path]
    return launch
  }

  /// Lets some more taps through, and none after them.
  ///
  /// - Parameter count: How many.
  /// - Throws: An error when the gate cannot be written.
  func close(after count: Int) throws {
    try Data(count: count).write(to: URL(filePath: path))
  }

  /// Lets all taps through.
  ///
  /// - Throws: An error when the gate cannot be taken away.
  func open() throws {
    try FileManager.default.removeItem(atPath: path)
  }

  /// Waits until the app is held.
  ///
  /// - Returns: Whether it is in the end.
  func isReached() -> Bool {
    Patience.wait { FileManager.default.fileExists(atPath: "\(path).reached") }
  }
}
