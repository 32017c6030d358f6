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
  /// The launch that the server creates, without the parts that differ from app to app.
  private let launch: AppLaunch
  /// The sandbox that confines the processes, or nil if they run only the user's own app.
  let sandbox: Sandbox?
  /// The app that the server has loaded, or nil if it serves any app.
  private let app: String?
  /// The folder in which the processes find their image and their home.
  let folder: ServerFolder
  /// The account of the processes, if the sandbox has that layer.
  private let account: Account?
  private let control: Descriptor
  /// The folder of the homes, if its file system has no path outside the namespaces.
  private let homes: Descriptor?
  /// The output in which the server explains why it cannot continue.
  private let printed: Descriptor
  private let process: any ChildProcess & Sendable
  private let state = Mutex(State())

  private struct State {
    var isLost = false
    var isBusy = false
    /// The image that processes can load.
    var image: String?
  }

  /// The time that the server may take to end by itself, in seconds.
  private static let graceSeconds = 2.0
  /// The time that the server may take to start on a busy machine, in milliseconds.
  private static let startMilliseconds: Int32 = 30_000

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - launch: The launch of the apps; image and limits may differ.
  ///   - library: The runtime's library, which apps may read.
  ///   - limitsHomes: Whether homes are on a file system of limited size, which requires
  ///     namespaces.
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

  /// Starts a server for the user's own app, which it loads before it creates the first process.
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

  /// The work of the server and its process so far, or nil if the system does not say.
  var activity: ProcessActivity? { process.activity }

  /// Whether the server is gone or unreliable; results of the apps in it were not judged.
  package internal(set) var isLost: Bool {
    get { state.withLock(\.isLost) }
    set { state.withLock { $0.isLost = newValue } }
  }

  /// Whether one of the server's processes is running.
  var isBusy: Bool {
    get { state.withLock(\.isBusy) }
    set { state.withLock { $0.isBusy = newValue } }
  }

  /// Whether the server can take another app, with nothing left of the previous one.
  var isClean: Bool { !isLost && !isBusy && folder.isEmpty(reachedAt: reached) }

  /// The path by which NavLab reaches the folder of the homes.
  private var reached: String {
    homes.map { "/proc/self/fd/\($0.number)" } ?? folder.writable
  }

  /// Creates a home.
  private func home(files: [String: Data]) throws(SystemError) -> HomeFolder {
    try HomeFolder(
      at: folder.home,
      reachedAt: folder.home(in: reached),
      loans: folder.loans,
      files: files,
      owner: account
    )
  }

  /// Prepares what an app needs.
  ///
  /// - Parameters:
  ///   - launch: The launch of the app.
  ///   - files: The files in its home.
  /// - Returns: The app's home and the origin of its process; nil if the server cannot create it
  ///   now.
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

  /// Returns the arguments that confine a process and bring it home; the user's own app stays where
  /// NavLab was started.
  private func confinement(_ reach: Sandbox.Reach, in home: HomeFolder) -> [String] {
    guard let sandbox else { return [] }
    return sandbox.options(reach, as: account) + ["--chdir", home.path]
  }

  /// Returns the path under which processes find an image; nil if they cannot find it.
  private func path(of image: String) -> String? {
    if image == app { return image }
    return app == nil && stage(image) ? folder.image : nil
  }

  /// Starts the program that tests the sandbox in one of the server's processes.
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

  /// Asks the server for a process.
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

  /// Copies an image to a place from which processes can load it, unless it is there already.
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
  /// The launch without the parts that differ from app to app.
  fileprivate var common: AppLaunch {
    var common = self
    common.image = ""
    common.library = nil
    common.bundle = nil
    common.limits = Limits()
    return common
  }
}
