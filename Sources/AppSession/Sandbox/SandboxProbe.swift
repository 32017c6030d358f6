import Foundation

/// A probe that finds the strongest effective sandbox by attempting to break out of each.
///
/// Versions prove nothing, so a launcher tries it out, confined like an app. It tries to read and write a file, open a
/// socket, start a process, reach another process, create a device, set the clock, create a file system, and become
/// root. It reports which attempts failed, and whether it can use its home and start threads.
package struct SandboxProbe: Sendable {
  private let launcher: String
  private let readable: [String]
  private let searchPath: String

  /// The time limit for one attempt, in seconds.
  private static let seconds = 30.0

  /// Creates a probe that uses a launcher.
  ///
  /// - Parameters:
  ///   - launcher: The path of the `navbox` launcher.
  ///   - readable: The files and folders that apps may read in addition to the system's.
  ///   - searchPath: The folders in which to look for programs, with a colon between them.
  package init(
    launcher: String,
    readable: [String] = [],
    searchPath: String = "/usr/local/bin:/usr/bin:/bin"
  ) {
    self.launcher = launcher
    self.readable = readable
    self.searchPath = searchPath
  }

  /// Returns the strongest sandbox that works, or only the limits if none does.
  ///
  /// - Parameter servers: The servers that create processes, if there are any; they are tried first, since apps use
  ///   them.
  /// - Returns: The sandbox.
  package func strongest(servers: ForkServers? = nil) -> Sandbox {
    Sandbox.candidates(search: path).first { servers?.work(in: $0) == true || holds($0) }
      ?? .limitsOnly
  }

  /// Returns whether a sandbox can be started and closes the gates that its layers should close.
  ///
  /// - Parameter sandbox: The sandbox.
  /// - Returns: Whether every gate that a layer should close is closed.
  package func holds(_ sandbox: Sandbox) -> Bool {
    Self.keepsPromises(sandbox, gates(of: sandbox))
  }

  /// Returns whether a sandbox is effective for the processes of a server.
  ///
  /// - Parameter server: The server.
  /// - Returns: Whether every gate that a layer should close is closed.
  package static func holds(_ server: ForkServer) -> Bool {
    guard let secret = SecretFile(), let (home, start) = try? server.canary(secret: secret.path)
    else { return false }
    guard let sandbox = server.sandbox else { return false }
    return withExtendedLifetime(home) { keepsPromises(sandbox, gates(start)) }
  }

  private static func keepsPromises(_ sandbox: Sandbox, _ gates: [Gate: Gate.State]) -> Bool {
    !gates.isEmpty
      && Gate.allCases.allSatisfy { gate in
        gates[gate] == .shut || gates[gate] == .open && !sandbox.promises(gate)
      }
  }

  /// Returns the states of the gates inside a sandbox, keyed by gate, or an empty dictionary if it cannot be started.
  func gates(of sandbox: Sandbox) -> [Gate: Gate.State] {
    let account = sandbox.account()
    guard let secret = SecretFile(), let home = try? HomeFolder(files: [:], owner: account)
    else { return [:] }
    let start = sandbox.command(
      launcher,
      ["--chdir", home.path, "--canary", secret.path],
      Sandbox.Reach(readable: readable, writable: [home.path]),
      as: account,
      environment: ["LANG": "C.UTF-8"]
    )
    return withExtendedLifetime(home) { Self.gates(start) }
  }

  private static func gates(_ start: some ProcessOrigin) -> [Gate: Gate.State] {
    let process: AppProcess
    do {
      process = try AppProcess(
        start: start,
        console: Console(capacity: 1 << 14),
        interruption: Interruption()
      )
    } catch {
      // A sandbox that cannot be started keeps no promise.
      return [:]
    }
    guard process.settle(until: Deadline(seconds: seconds)) == .exited(0) else { return [:] }
    var gates: [Gate: Gate.State] = [:]
    for line in process.console.lines {
      let words = line.text.split(separator: " ").map(String.init)
      guard words.count == 3, words[0] == "canary", let gate = Gate(rawValue: words[1]) else {
        continue
      }
      gates[gate] = Gate.State(rawValue: words[2])
    }
    return gates
  }

  private func path(of program: String) -> String? {
    searchPath.split(separator: ":").map { "\($0)/\(program)" }.first {
      $0.hasPrefix("/") && access($0, X_OK) == 0
    }
  }
}

extension SandboxProbe {
  /// An action that an app must not be able to perform.
  enum Gate: String, CaseIterable {
    case root, read, write, network, processes, signals, devices, clock, mounts

    /// The result of an attempt to perform the action.
    enum State: String {
      case open, shut
    }
  }
}

extension Sandbox {
  /// Returns whether one of the sandbox's layers should close a gate.
  fileprivate func promises(_ gate: SandboxProbe.Gate) -> Bool {
    switch gate {
    case .root: layers.contains(.user)
    case .read, .write: has(oneOf: [.landlock, .bubblewrap, .sandboxExec])
    case .network, .processes, .signals, .devices, .clock, .mounts:
      has(oneOf: [.seccomp, .sandboxExec])
    }
  }

  private func has(oneOf others: Set<Layer>) -> Bool {
    !others.isDisjoint(with: layers)
  }
}

/// A file that its owner can read but a confined process cannot.
///
/// The file is removed with the last reference.
private final class SecretFile {
  let path: String

  init?() {
    let folder = FileManager.default.temporaryDirectory.path
    var template = Array("\(folder)/navlab-canary-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard Foundation.write(descriptor, "?", 1) == 1 else { return nil }
  }

  deinit {
    unlink(path)
  }
}
