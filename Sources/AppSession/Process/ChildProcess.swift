internal import Spawning

/// A child process whose end has not been collected yet.
protocol ChildProcess: AnyObject {
  /// Whether the process has ended, even if one of its own children still holds its channels.
  var isOver: Bool { get }

  /// Whether the process and its children have more threads than an honest app needs.
  var isCrowded: Bool { get }

  /// The work of the process and its children so far, or nil if the system does not say.
  var activity: ProcessActivity? { get }

  /// Ends the process and everything in its process group; called once.
  ///
  /// - Returns: The status of the process: its own if it had already ended, or else `SIGKILL`.
  func end() -> ProcessStatus
}

/// A factory of processes.
protocol ProcessOrigin {
  /// Starts a process that holds only three descriptors.
  ///
  /// - Parameters:
  ///   - input: The standard input of the process.
  ///   - output: The standard output of the process.
  ///   - console: The standard error of the process.
  /// - Returns: The process.
  /// - Throws: `SystemError` if no process can be created.
  func process(
    input: Descriptor,
    output: Descriptor,
    console: Descriptor
  ) throws(SystemError) -> any ChildProcess
}
