import AppSession
import Foundation
import ProgramFiles

/// A program that has a fork server make many processes, and counts what is left of them.
///
/// It counts what belongs to the whole process, which no test can do in the one that it shares with others.
/// Its arguments are the launcher, the runtime's library, and the folders of the libraries that both load.
@main
struct ServingProbe {
  private let launcher: String
  private let library: String
  private let libraryFolders: [String]

  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    guard words.count > 1 else { return print("usage: ServingProbe LAUNCHER LIBRARY FOLDER...") }
    let probe = ServingProbe(
      launcher: words[0],
      library: words[1],
      libraryFolders: Array(words[2...])
    )
    // What a first start opens for good, such as a source of random numbers, is no leftover.
    try probe.serve(1)
    let before = openDescriptors
    try probe.serve(200)
    print("\(openDescriptors - before) descriptors left")
    print(waitpid(-1, nil, WNOHANG) == -1 && errno == ECHILD ? "no process left" : "a process left")
  }

  /// Starts apps in processes of one server, which is gone afterwards, and tells how they ended.
  private func serve(_ count: Int) throws {
    let copy = FileManager.default.temporaryDirectory.appending(path: "launcher").path
    try ProgramFile.copy(launcher, to: copy)
    var launch = AppLaunch(launcher: copy, image: library, libraryFolders: libraryFolders)
    launch.readable = [library] + libraryFolders
    var sandbox = Sandbox.limitsOnly
    sandbox.layers = [.limits, .landlock, .seccomp]
    launch.sandbox = sandbox
    let servers = ForkServers(for: launch, library: library)
    let server = servers.borrow(in: sandbox)
    // From now on no process can be started but by the server.
    try FileManager.default.removeItem(atPath: copy)
    guard let server else { return print("there is no server") }
    var endings: [String: Int] = [:]
    for _ in 0..<count {
      let session = AppSession(launch: launch, server: server)
      _ = session.launch()
      endings[session.ending.map { "\($0)" } ?? "it runs", default: 0] += 1
    }
    for (ending, count) in endings { print("\(count) times: \(ending)") }
    servers.giveBack(server)
    // A server that is not clean is not lent again.
    let isClean = servers.borrow(in: sandbox) === server
    print(isClean ? "the server is clean" : "the server is not clean")
  }

  private static var openDescriptors: Int {
    (0..<Int32(sysconf(Int32(_SC_OPEN_MAX)))).filter { fcntl($0, F_GETFD) >= 0 }.count
  }
}
