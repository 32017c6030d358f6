/// A sandbox made of layers that separate an app's process from the rest of the computer.
///
/// The process reads the system's libraries, NavLab's runtime and its own image, writes to its own home, and
/// communicates over its channel. `SandboxProbe` finds a sandbox and tests its promises.
package struct Sandbox: Hashable, Sendable {
  /// The layers, innermost first.
  package var layers: [Layer]
  /// The program that creates the outermost layer, or nil if there is none.
  var wrapper: String?

  /// A layer that confines a process.
  package enum Layer: String, Hashable, Sendable, Codable, CaseIterable {
    /// Limits on processor time, memory, file size, open files and output, and an empty environment.
    case limits
    /// A separate user, who owns only the home of the process.
    case user
    /// Rules by which the kernel denies access to unlisted files and to TCP, and denies signals to other processes.
    case landlock
    /// A filter by which the kernel denies sockets, other programs, other processes and the inspection of processes.
    case seccomp
    /// A separate file tree, separate processes and a separate network.
    case bubblewrap
    /// Rules by which macOS denies access to unlisted files, the network and other programs.
    case sandboxExec = "sandbox-exec"
  }

  /// A sandbox with only the limits, which need no support from the system.
  package static let limitsOnly = Sandbox(layers: [.limits], wrapper: nil)

  /// The files and folders that a process may read or write.
  struct Reach: Hashable, Sendable {
    /// The paths of the files and folders that the process may read.
    var readable: [String]
    /// The paths of the folders to which the process may write.
    var writable: [String]
  }
}

extension Sandbox {
  /// The maximum length of a file that the process writes, in megabytes.
  private static let fileMegabytes = 4
  /// The maximum number of open files.
  private static let openFiles = 64
  /// The maximum number of threads and processes that the process may add, unless another limit applies.
  private static let processes = 64
  /// The maximum number of threads if the kernel does not count the threads of the user's other programs.
  private static let ownThreads = 512
  /// The maximum number of threads to add if the kernel also counts the threads of other programs.
  private static let sharedThreads = 4096

  /// Returns the launcher's options for the layers that the launcher creates.
  ///
  /// - Parameters:
  ///   - reach: The files that the process may read and write.
  ///   - account: The account for the process, if the sandbox has that layer.
  /// - Returns: The options.
  func options(_ reach: Reach, as account: Account?) -> [String] {
    var options = ["--fsize", "\(Self.fileMegabytes)", "--nofile", "\(Self.openFiles)"]
    if layers.contains(.landlock) {
      let readable = Self.systemFiles + reach.readable
      options += readable.flatMap { ["--landlock-ro", $0] }
      options += reach.writable.flatMap { ["--landlock-rw", $0] }
    }
    if layers.contains(.seccomp) {
      options += ["--seccomp", "strict"]
    }
    options += ["--processes", "\(threads)"]
    if let account { options += ["--user", "\(account.number)"] }
    return options
  }

  /// The maximum number of threads and processes that the process may add to the existing ones.
  private var threads: Int {
    guard layers.contains(.seccomp) else { return Self.processes }
    // Namespaces have their own count, and so does a separate user.
    let isAlone = layers.contains(.user) || layers.contains(.bubblewrap)
    return isAlone ? Self.ownThreads : Self.sharedThreads
  }

  /// Returns a new account for the process, or nil if the process keeps the grader's account.
  func account() -> Account? { layers.contains(.user) ? Account() : nil }

  /// Returns a command that runs inside the sandbox.
  ///
  /// - Parameters:
  ///   - launcher: The launcher.
  ///   - arguments: The launcher's other arguments.
  ///   - reach: The files that the process may read and write.
  ///   - account: The account for the process, if the sandbox has that layer.
  ///   - environment: The complete environment.
  /// - Returns: The command.
  func command(
    _ launcher: String,
    _ arguments: [String],
    _ reach: Reach,
    as account: Account? = nil,
    environment: [String: String]
  ) -> ProcessStart {
    let inner = ProcessStart(
      program: launcher,
      arguments: options(reach, as: account) + arguments,
      environment: environment
    )
    guard let wrapper else { return inner }
    return wrapped(inner, by: wrapper, reach)
  }
}
