/// The layers between an app's process and the rest of the computer.
///
/// The process reads the system's libraries, NavLab's runtime and its own image, writes to its own
/// home, and communicates over its channel. `SandboxProbe` finds a sandbox and tests its promises.
package struct Sandbox: Hashable, Sendable {
  /// The layers, from the innermost one out.
  package var layers: [Layer]
  /// The program that creates the outermost layer, or nil if there is none.
  var wrapper: String?

  /// One of the things that confine a process.
  package enum Layer: String, Hashable, Sendable, Codable, CaseIterable {
    /// Processor time, memory, file size, open files and output are limited, and the environment is
    /// empty.
    case limits
    /// The process belongs to a separate user, who owns only its home.
    case user
    /// The kernel refuses files other than those named, TCP, and signals to other processes.
    case landlock
    /// The kernel refuses sockets, other programs, other processes and calls that inspect them.
    case seccomp
    /// The process has its own file tree, processes and network.
    case bubblewrap
    /// macOS refuses files other than those named, the network and other programs.
    case sandboxExec = "sandbox-exec"
  }

  /// The limits alone, which need no support from the system.
  package static let limitsOnly = Sandbox(layers: [.limits], wrapper: nil)

  /// Everything that the process may read or write.
  struct Reach: Hashable, Sendable {
    /// The files and folders that it may read.
    var readable: [String]
    /// The folders that it may write to.
    var writable: [String]
  }
}

extension Sandbox {
  /// The longest file that the process may write, in megabytes.
  private static let fileMegabytes = 4
  /// The maximum number of open files.
  private static let openFiles = 64
  /// The number of threads and processes that the process may add if nothing else limits them.
  private static let processes = 64
  /// The number of threads that the kernel allows if it counts them separately from the user's
  /// others.
  private static let ownThreads = 512
  /// The number that the process may add elsewhere, large enough to leave room for the user's other
  /// programs.
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

  /// The number of threads and processes that the process may add to the existing ones.
  private var threads: Int {
    guard layers.contains(.seccomp) else { return Self.processes }
    // Namespaces have their own count, and so does a separate user.
    let isAlone = layers.contains(.user) || layers.contains(.bubblewrap)
    return isAlone ? Self.ownThreads : Self.sharedThreads
  }

  /// Returns the account for the process, or nil if it keeps the grader's account.
  func account() -> Account? { layers.contains(.user) ? Account() : nil }

  /// Returns a command inside the sandbox.
  ///
  /// - Parameters:
  ///   - launcher: The launcher.
  ///   - arguments: The launcher's other arguments.
  ///   - reach: The files that the process may read and write.
  ///   - account: The account for the process, if the sandbox has that layer.
  ///   - environment: The whole environment.
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
