/// A process with the runtime already loaded, which waits for an app under that app's limits and sandbox.
///
/// Loading the runtime takes longer than loading an app, and can begin before the app is known. A process that no
/// launch uses ends with its last reference.
package final class PreparedProcess {
  private let launch: AppLaunch
  private var parts: (home: HomeFolder, process: AppProcess)?

  /// Creates and starts a process, or returns nil if there is no runtime to load or the start fails.
  ///
  /// If the start fails, the launch reports the reason.
  ///
  /// - Parameter launch: The launch to prepare for; its image does not matter.
  package init?(for launch: AppLaunch) {
    // Another user may be unable to reach an image that is named later.
    guard launch.library != nil, launch.sandbox?.account() == nil else { return nil }
    self.launch = launch
    do {
      let home = try HomeFolder(files: [:])
      let process = try AppProcess(
        start: launch.processStart(home: home, awaitsImage: true),
        console: Console(capacity: launch.limits.consoleBytes),
        interruption: Interruption()
      )
      parts = (home, process)
    } catch {
      return nil
    }
  }

  /// Makes the process load the launch's app, and returns whether the process suits the launch.
  ///
  /// - Parameter launch: The coming launch.
  /// - Returns: Whether the process fits the launch.
  func load(_ launch: AppLaunch) -> Bool {
    var expected = self.launch
    expected.image = launch.image
    // The libraries' own search paths have already served the purpose of these folders.
    expected.libraryFolders = launch.libraryFolders
    expected.bundle = launch.bundle
    // A separate process reports why a bundle cannot be written.
    guard expected == launch, let parts, (try? parts.home.install(launch.bundle)) != nil
    else { return false }
    parts.process.begin(with: Array(launch.image.utf8) + [0])
    return true
  }

  /// Transfers ownership of the process and its home, or returns nil if they were already taken.
  ///
  /// - Returns: The process and its home, or nil if they were already taken.
  func take() -> (home: HomeFolder, process: AppProcess)? {
    defer { parts = nil }
    return parts
  }
}
