#if os(Linux)
import Glibc

extension SpawnedProcess {
  /// Returns the activity of a process and its children so far, or nil if the system does not report it.
  ///
  /// - Parameter process: The number of the process.
  /// - Returns: The activity, or nil if the process is gone.
  static func activity(of process: pid_t) -> ProcessActivity? {
    activity(of: process, depth: depth)
  }

  private static func activity(of process: pid_t, depth: Int) -> ProcessActivity? {
    guard var sum = ownActivity(of: process) else { return nil }
    guard depth > 0 else { return sum }
    for child in children(of: process) {
      guard let more = activity(of: child, depth: depth - 1) else { continue }
      sum.processorSeconds += more.processorSeconds
      sum.isRunnable = sum.isRunnable || more.isRunnable
    }
    return sum
  }

  /// Returns a process's own activity as read from `/proc/PID/stat`, or nil if it cannot be read.
  private static func ownActivity(of process: pid_t) -> ProcessActivity? {
    let text = text(ofFile: "/proc/\(process)/stat")
    guard let end = text.lastIndex(of: UInt8(ascii: ")")) else { return nil }
    let fields = text[text.index(after: end)...].split(separator: UInt8(ascii: " "))
    guard fields.count > 12, let user = number(fields[11]), let system = number(fields[12]) else {
      return nil
    }
    let isRunnable = [UInt8(ascii: "R"), UInt8(ascii: "D")].contains(fields[0].first)
    let ticks = Double(max(1, sysconf(Int32(_SC_CLK_TCK))))
    return ProcessActivity(
      processorSeconds: (user + system) / ticks,
      isRunnable: isRunnable || hasRunnableThread(process)
    )
  }

  /// Returns whether a thread other than the first is running; the process's state covers only the first thread.
  private static func hasRunnableThread(_ process: pid_t) -> Bool {
    guard let folder = opendir("/proc/\(process)/task") else { return false }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard Int(name) != nil else { continue }
      let text = text(ofFile: "/proc/\(process)/task/\(name)/stat")
      guard let end = text.lastIndex(of: UInt8(ascii: ")")) else { continue }
      if text[text.index(after: end)...].first(where: { $0 != UInt8(ascii: " ") })
        == UInt8(ascii: "R")
      {
        return true
      }
    }
    return false
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Double? {
    Double(String(decoding: digits, as: UTF8.self))
  }
}
#else
import Darwin

extension SpawnedProcess {
  /// Returns nil, because macOS reports the times of a process through calls that NavLab does not use.
  static func activity(of process: pid_t) -> ProcessActivity? { nil }
}
#endif
