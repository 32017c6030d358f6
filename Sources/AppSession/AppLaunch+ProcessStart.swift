internal import Spawning

extension AppLaunch {
  /// Returns the command that starts the app's process.
  ///
  /// - Parameters:
  ///   - home: The home folder of the app.
  ///   - awaitsImage: Whether the process receives the path of the image later.
  /// - Returns: The command.
  /// - Throws: `SystemError` if the image cannot be copied to a place that the process can reach.
  func processStart(
    home: HomeFolder,
    awaitsImage: Bool = false
  ) throws(SystemError) -> ProcessStart {
    let image = home.owner == nil ? image : try home.lend(image)
    let arguments = arguments(image: awaitsImage ? "-" : image)
    let environment = environment(home: home.path, loans: home.loans)
    guard let sandbox else {
      return ProcessStart(program: launcher, arguments: arguments, environment: environment)
    }
    let reach = Sandbox.Reach(readable: readable + [image, home.loans], writable: [home.path])
    return sandbox.command(
      launcher,
      arguments,
      reach,
      as: home.owner,
      environment: environment
    )
  }

  /// Returns the launcher's arguments, except those for a sandbox.
  ///
  /// - Parameter image: The path of the image as the process sees it.
  /// - Returns: The arguments.
  func arguments(image: String) -> [String] {
    ["--cpu", "\(limits.processorSeconds)", "--as", "\(limits.megabytes)"]
      + options + (library.map { ["--preload", $0] } ?? []) + ["--image", image]
  }

  /// Returns the complete environment of the process.
  ///
  /// - Parameters:
  ///   - home: The path of the app's home folder.
  ///   - loans: The path of the folder with files lent to the app.
  /// - Returns: The variables.
  func environment(home: String, loans: String) -> [String: String] {
    Self.commonEnvironment
      .merging(HomeFolder.environment(of: home, loans: loans)) { $1 }
      .merging([Self.libraryPathVariable: libraryFolders.joined(separator: ":")]) { $1 }
      .merging(environment) { $1 }
  }

  /// The variables that make an app behave in the same way on every computer.
  private static let commonEnvironment = [
    // Foundation looks for preferences here, and must neither find nor write any; the driver stores
    // them.
    "HOME": "/dev/null",
    "LANG": "C.UTF-8",
    "SWIFT_BACKTRACE": "enable=no",
    // The order of sets and dictionaries must be the same when actions are replayed.
    "SWIFT_DETERMINISTIC_HASHING": "1",
    "TZ": "UTC",
  ]

  #if os(macOS)
  private static let libraryPathVariable = "DYLD_LIBRARY_PATH"
  #else
  private static let libraryPathVariable = "LD_LIBRARY_PATH"
  #endif
}
