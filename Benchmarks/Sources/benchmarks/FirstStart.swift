import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The wait of a newcomer: from the clone of the project's last commit to the first prompt.
struct FirstStart {
  var laboratory: Laboratory

  /// Clones the project into a folder of its own and starts it there on a terminal.
  ///
  /// - Parameter slowest: How many modules are named.
  /// - Returns: The time that somebody waits, the processor's time, and that of the slowest modules.
  /// - Throws: A failure of the clone or of the start.
  func measure(slowest: Int = 8) throws -> [Measurement] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-first-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }  // The system clears it otherwise.
    // The cache of built apps must be empty, too, as with somebody who never was here.
    // What follows in the background would go on in a folder that is gone.
    let environment = [
      "XDG_CACHE_HOME": folder.appending(path: "cache").path, "NAVLAB_OPTIMISE": "no",
    ]
    let before = Self.childSeconds
    let compilers = CompilerTimes(folder: folder.path)
    let clock = ContinuousClock()
    let start = clock.now
    let clone = folder.appending(path: "NavLab")
    let git = try MeasuredChild(
      try Laboratory.tool("git"),
      ["clone", "--quiet", "--no-hardlinks", laboratory.root.path, clone.path]
    )
    guard git.status == 0 else {
      throw Laboratory.Failure(description: "\(laboratory.root.path) cannot be cloned")
    }
    let terminal = try TerminalChild(clone.appending(path: "navlab"), environment: environment)
    try terminal.wait(for: "❯", seconds: 600)
    let waited = (clock.now - start) / .seconds(1)
    try terminal.type("quit\n")
    terminal.drain(milliseconds: 500)
    terminal.waitForEnd()
    let modules = compilers.finish()
    return [
      Measurement(
        subject: "`git clone` to the first prompt",
        sample: Sample([waited]),
        target: .median(120)
      ),
      Measurement(
        subject: "processor time of all of it",
        sample: Sample([Self.childSeconds - before]),
        target: nil
      ),
    ]
      + modules.prefix(slowest).map {
        Measurement(
          subject: "processor time to compile \($0.module)",
          sample: Sample([$0.seconds]),
          target: nil
        )
      }
  }

  /// The processor time of all children that have been waited for, and of theirs.
  private static var childSeconds: Double {
    var usage = rusage()
    #if canImport(Glibc)
    getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    #else
    getrusage(RUSAGE_CHILDREN, &usage)
    #endif
    return [usage.ru_utime, usage.ru_stime]
      .map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }.reduce(0, +)
  }
}
