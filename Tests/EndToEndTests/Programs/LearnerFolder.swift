import Foundation

/// A folder with a learner's files, which goes away with the test.
final class LearnerFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "navlab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      print("the test's folder stays behind: \(error)")
    }
  }

  var path: String { url.path }

  func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  func write(_ data: Data, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: file)
  }

  /// The environment for the program: its own history and progress, the person's cache of builds.
  var environment: [String: String] {
    let inherited = ProcessInfo.processInfo.environment
    return inherited.merging([
      "XDG_STATE_HOME": "\(path)/state", "XDG_DATA_HOME": "\(path)/data",
      "XDG_CONFIG_HOME": "\(path)/config",
      "NAVLAB_ROOT": Products.root, "LANG": "C.UTF-8",
      "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "NO_COLOR": "", "COLUMNS": "",
      "NAVLAB_CALLED_AS": "",
    ]) { $1 }
  }
}
