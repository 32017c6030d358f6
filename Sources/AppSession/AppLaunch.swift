package import SceneModel

/// The information that is necessary to start an app process.
package struct AppLaunch: Hashable, Sendable {
  /// The path of the `navbox` launcher.
  package var launcher: String
  /// The path of the app's shared library.
  package var image: String
  /// The path of the runtime's library, to load before the image, or nil if the image loads it.
  package var library: String?
  /// The paths of the folders with the libraries that the image needs.
  package var libraryFolders: [String]
  /// The paths of the files and folders, other than the image, that a confined process may read to load its libraries.
  package var readable: [String] = []
  /// The content of the app's main bundle, or nil for an app without a bundle.
  package var bundle: AppBundle?
  /// The sandbox that confines the process, or nil to apply only the limits.
  package var sandbox: Sandbox?
  /// The limits of the process.
  package var limits: Limits
  /// The launcher's additional options, such as those that confine the process.
  package var options: [String]
  /// The variables that the process receives in addition to those that every app receives.
  ///
  /// The variables of the caller are not inherited.
  package var environment: [String: String]
  /// The arguments and the environment that the app's own code reads.
  package var arguments = LaunchArguments()
  /// A Boolean value that indicates whether an app that does not answer is asked where it is.
  ///
  /// The place differs from run to run, so where equal runs need equal reports, apps are not asked.
  package var locatesLoops = false

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

  /// The limits on an app process, beyond which the process is stopped.
  package struct Limits: Hashable, Sendable {
    /// The maximum wait for one reply, in seconds.
    package var secondsPerAction: Double = 5
    /// The maximum wait for the first screen of a launching app, in seconds.
    package var secondsToLaunch: Double = 10
    /// The maximum processor time of the process, in seconds.
    package var processorSeconds: Int = 30
    /// The maximum address space of the process, in megabytes.
    package var megabytes: Int = 2048
    /// The amount of the app's output to keep, in bytes.
    ///
    /// Further output is counted and dropped.
    package var consoleBytes: Int = 1 << 20

    package init() {}
  }
}
