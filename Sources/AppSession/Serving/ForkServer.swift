import Foundation
package import Spawning
import Synchronization

/// A process that loads the runtime once and then forks itself for each app.
///
/// Loading the runtime takes far longer than any judged action. The server is inside the sandbox's
/// namespaces from the beginning. Each process that it creates limits and confines itself before it
/// loads the app, as a separate process does. Only one process exists at a time: before the server
/// creates the next one, it reports the end of the previous one and makes sure that nothing of it
/// remains.
package final class ForkServer: Sendable {
  /// The part of the launch that is the same for all apps of the server.
  private let launch: AppLaunch
  /// The sandbox that confines the processes, or nil for the user's own app.
  let sandbox: Sandbox?
  /// The path of the image that the server has loaded, or nil if the server can run any app.
  private let app: String?
  /// The folder that contains the image and the home of the processes.
  let folder: ServerFolder
  /// The account of the processes, or nil if the sandbox has no layer for separate users.
  private let account: Account?
  private let control: Descriptor
  /// The descriptor of the folder of homes, or nil if the folder has a path outside the namespaces.
  private let homes: Descriptor?
  /// The descriptor to which the server writes the reason for a failure.
  private let printed: Descriptor
  private let process: any ChildProcess & Sendable
  private let state = Mutex(State())

  private struct State {
    var isLost = false
    var isBusy = false
    /// The path of the image that the server has staged for its processes, or nil if there is none.
    var image: String?
  }

  /// The time that the server may take to end after a request, in seconds.
  private static let graceSeconds = 2.0
  /// The maximum time for the start of the server on a busy computer, in milliseconds.
  private static let startMilliseconds: Int32 = 30_000

  /// Creates a server that can run any app in the sandbox.
  ///
  /// - Parameters:
  ///   - launch: The launch of the apps; image and limits may differ.
  ///   - library: The runtime's library, which apps may read.
  ///   - limitsHomes: Whether homes are on a file system of limited size, which requires namespaces.
  /// - Throws: `SystemError` if no server can be started.
  convenience init(
    for launch: AppLaunch,
    library: String,
    limitsHomes: Bool
  ) throws(SystemError) {
    guard let sandbox = launch.sandbox, sandbox.allowsSharing else {
      throw SystemError(call: "fork server", code: ENOTSUP)
    }
    try self.init(for: launch, in: sandbox, library: library, app: nil, limitsHomes: limitsHomes)
  }

  /// Creates a server that loads the user's own app before creating the first process.
  ///
  /// - Parameters:
  ///   - launch: The launch of the app; the limits may differ.
  ///   - library: The runtime's library.
  /// - Throws: `SystemError` if no server can be started.
  package convenience init(forOwn launch: AppLaunch, library: String) throws(SystemError) {
    try self.init(
      for: launch,
      in: nil,
      library: library,
      app: launch.image,
      limitsHomes: false
    )
  }

  private init(
    for launch: AppLaunch,
    in sandbox: Sandbox?,
    library: String,
    app: String?,
    limitsHomes: Bool
  ) throws(SystemError) {
    self.sandbox = sandbox
    self.app = app
    self.launch = launch.common
    account = sandbox?.account()
    folder = try ServerFolder(isForOthers: account != nil)
    let channel = try Descriptor.channel(keepsPackets: true)
    let output = try Descriptor.channel()
    control = channel.ours
    printed = output.ours
    let command = ProcessStart(
      program: launch.launcher,
      arguments: ["--serve", library] + (app.map { ["--app", $0] } ?? [])
        + (limitsHomes ? ["--hand", folder.writable] : []),
      environment: launch.environment(home: folder.home, loans: folder.loans)
    )
    let reach = Sandbox.Reach(
      readable: launch.readable + [folder.path],
      writable: [folder.writable]
    )
    let start =
      sandbox?.server(command, reach, homes: limitsHomes ? folder.writable : nil) ?? command
    process = SpawnedProcess(
      identifier: try start.spawn(
        input: channel.theirs,
        output: output.theirs,
        console: output.theirs
      ),
      tellsSignalsAsCodes: false
    )
    do {
      homes = limitsHomes ? try control.receiveDescriptor(within: Self.startMilliseconds) : nil
    } catch {
      _ = process.end()
      throw error
    }
  }

  deinit {
    // The server ends when it can no longer receive requests.
    shutdown(control.number, Int32(SHUT_RDWR))
    let deadline = Deadline(seconds: Self.graceSeconds)
    while !process.isOver, !deadline.hasPassed { poll(nil, 0, 1) }
    _ = process.end()
  }

  /// The activity of the server and its process so far, or nil if the system does not report it.
  var activity: ProcessActivity? { process.activity }

  /// A Boolean value that indicates whether the server has ended or can no longer be trusted.
  package internal(set) var isLost: Bool {
    get { state.withLock(\.isLost) }
    set { state.withLock { $0.isLost = newValue } }
  }

  /// A Boolean value that indicates whether one of the server's processes is running.
  var isBusy: Bool {
    get { state.withLock(\.isBusy) }
    set { state.withLock { $0.isBusy = newValue } }
  }

  /// A Boolean value that indicates whether the server can accept another app and contains no traces of the previous
  /// one.
  var isClean: Bool { !isLost && !isBusy && folder.isEmpty(reachedAt: reached) }

  /// The path through which NavLab accesses the folder that contains the homes.
  private var reached: String {
    homes.map { "/proc/self/fd/\($0.number)" } ?? folder.writable
  }

  /// Creates a home folder for a process.
  private func home(files: [String: Data]) throws(SystemError) -> HomeFolder {
    try HomeFolder(
      at: folder.home,
      reachedAt: folder.home(in: reached),
      loans: folder.loans,
      files: files,
      owner: account
    )
  }

  /// Returns the home of an app's process and the command that starts it, or nil if the server cannot run the app.
  ///
  /// - Parameters:
  ///   - launch: The launch of the app.
  ///   - files: The files in its home.
  /// - Returns: The app's home and the origin of its process, or nil if the server cannot create it now.
  func start(of launch: AppLaunch, files: [String: Data]) -> (home: HomeFolder, start: ServedStart)?
  {
    guard launch.common == self.launch, isClean, let image = path(of: launch.image),
      // A separate process does not depend on whatever failed here.
      let home = try? home(files: files),
      (try? home.install(launch.bundle)) != nil
    else { return nil }
    let reach = Sandbox.Reach(
      readable: launch.readable + [image, home.loans],
      writable: [home.path]
    )
    let arguments = confinement(reach, in: home) + launch.arguments(image: image)
    return (home, ServedStart(server: self, arguments: arguments))
  }

  /// Returns the arguments that confine a process and set its working directory, or an empty array for the user's own
  /// app.
  private func confinement(_ reach: Sandbox.Reach, in home: HomeFolder) -> [String] {
    guard let sandbox else { return [] }
    return sandbox.options(reach, as: account) + ["--chdir", home.path]
  }

  /// Returns the path at which processes can load an image, or nil if there is none.
  private func path(of image: String) -> String? {
    if image == app { return image }
    return app == nil && stage(image) ? folder.image : nil
  }

  /// Returns the home of a process that tests the sandbox, and the command that starts the process.
  ///
  /// - Parameter secret: The path of a file that must not be readable.
  /// - Returns: A home like an app's, and the origin of the process.
  /// - Throws: `SystemError` if no such home can be created.
  func canary(secret: String) throws(SystemError) -> (home: HomeFolder, start: ServedStart) {
    let home = try home(files: [:])
    let reach = Sandbox.Reach(readable: launch.readable, writable: [home.path])
    let arguments = confinement(reach, in: home) + ["--canary", secret]
    return (home, ServedStart(server: self, arguments: arguments))
  }

  /// Requests a process from the server.
  func request(_ arguments: [String], handing descriptors: [Descriptor]) throws(SystemError) {
    let isFree = state.withLock { state in
      defer { state.isBusy = true }
      return !state.isLost && !state.isBusy
    }
    guard isFree else { throw SystemError(call: "fork server", code: EBUSY) }
    do {
      try control.sendPacket(arguments.flatMap { Array($0.utf8) + [0] }, handing: descriptors)
    } catch {
      isLost = true
      throw error
    }
  }

  /// Copies an image to a path from which processes can load it, and returns whether the copy exists.
  private func stage(_ image: String) -> Bool {
    state.withLock { state in
      if state.image == image { return true }
      state.image = nil
      guard folder.stage(image) else { return false }
      state.image = image
      return true
    }
  }
}

extension AppLaunch {
  /// The launch without the parts that differ between apps.
  fileprivate var common: AppLaunch {
    var common = self
    common.image = ""
    common.library = nil
    common.bundle = nil
    common.limits = Limits()
    return common
  }
}
