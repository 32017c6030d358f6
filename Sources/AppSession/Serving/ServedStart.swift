internal import Spawning

/// A launcher command that a fork server runs in a fork of itself.
struct ServedStart: ProcessOrigin {
  /// The server that creates the process.
  let server: ForkServer
  /// The arguments of the launcher.
  var arguments: [String]

  func process(
    input: Descriptor,
    output: Descriptor,
    console: Descriptor
  ) throws(SystemError) -> any ChildProcess {
    let leash = try Descriptor.channel()
    try server.request(arguments, handing: [input, output, console, leash.theirs])
    return ServedProcess(leash: leash.ours, server: server)
  }
}
