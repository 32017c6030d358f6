/// A process that runs for us, until its end is known.
protocol ChildProcess: AnyObject {
  /// Whether the process is over, though a process that it has started may still hold its channels.
  var isOver: Bool { get }

  /// Whether the process has more threads than any honest app, those of processes that it has started included.
  var isCrowded: Bool { get }

  /// Ends the process and everything in its process group; it is called once.
  ///
  /// - Returns: How the process ended: by itself, if it was over already, or by `SIGKILL`.
  func end() -> ProcessStatus
}

/// A maker of processes.
protocol ProcessOrigin {
  /// Makes a process that holds nothing but three descriptors.
  ///
  /// - Parameters:
  ///   - input: What the process gets as its standard input.
  ///   - output: What it gets as its standard output.
  ///   - console: What it gets as its standard error.
  /// - Returns: The process.
  /// - Throws: `SystemError` when there is no process to be had.
  func process(
    input: Descriptor,
    output: Descriptor,
    console: Descriptor
  ) throws(SystemError) -> any ChildProcess
}
