internal import Spawning

/// A child process whose exit status has not been collected.
protocol ChildProcess: AnyObject {
  /// A Boolean value that indicates whether the process has ended, even if one of its children keeps the channels open.
  var isOver: Bool { get }

  /// A Boolean value that indicates whether the process and its children have more threads than an honest app needs.
  var isCrowded: Bool { get }

  /// The activity of the process and its children so far, or nil if the system does not report it.
  var activity: ProcessActivity? { get }

  /// Asks the process to write the calls that it is in and to end, if it can be asked.
  ///
  /// - Returns: Whether the process has been asked.
  func askForCalls() -> Bool

  /// Ends the process and its process group, and returns the status of the process.
  ///
  /// The method is called once.
  ///
  /// - Returns: The status of the process: its own if it had already ended, or else `SIGKILL`.
  func end() -> ProcessStatus
}

/// A factory that starts processes.
protocol ProcessOrigin {
  /// Starts a process that has only three open descriptors.
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
