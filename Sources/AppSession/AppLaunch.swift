package import SceneModel

/// Everything that is needed to start an app process.
package struct AppLaunch: Hashable, Sendable {
  /// The path of the `navbox` launcher.
  package var launcher: String
  /// The path of the app's shared library.
  package var image: String
  /// The runtime's library, to be loaded before the image, or nil to leave that to the image.
  package var library: String?
  /// The folders that hold the libraries the image needs.
  package var libraryFolders: [String]
  /// The files and folders, other than the image, that a confined process may read to load its
  /// libraries.
  package var readable: [String] = []
  /// The content of the app's main bundle, or nil for an app without a bundle.
  package var bundle: AppBundle?
  /// The sandbox that confines the process, or nil for the limits alone.
  package var sandbox: Sandbox?
  /// The limits of the process.
  package var limits: Limits
  /// Additional options of the launcher, such as those that confine the process.
  package var options: [String]
  /// Variables that the process gets in addition to the few that every app gets; the caller's
  /// variables are not inherited.
  package var environment: [String: String]
  /// The arguments and the environment that the app's own code finds.
  package var arguments = LaunchArguments()

  package init(
    launcher: String,
    image: String,
    library: String? = nil,
    libraryFolders: [String] = [],
    limits: Limits = Limits(),
    options: [String] = [],
    environment: [String: String] = [:]
  ) {
    self.launcher = launcher
    self.image = image
    self.library = library
    self.libraryFolders = libraryFolders
    self.limits = limits
    self.options = options
    self.environment = environment
  }

  /// The limits of an app process, beyond which it is stopped.
  package struct Limits: Hashable, Sendable {
    /// The longest wait for one reply, in seconds.
    package var secondsPerAction: Double = 5
    /// The longest wait for the first screen of an app that is launching, in seconds.
    package var secondsToLaunch: Double = 10
    /// The processor time of the whole process, in seconds.
    package var processorSeconds: Int = 30
    /// The address space of the process, in megabytes.
    package var megabytes: Int = 2048
    /// The amount of the app's output that is kept, in bytes; the rest is counted and dropped.
    package var consoleBytes: Int = 1 << 20

    package init() {}
  }
}
