internal import SceneModel

/// The calls and the kind of fault that the app's process has written while it crashed.
struct CrashedCalls: Hashable {
  /// The offsets of the calls in the app's library, the innermost first.
  var offsets: [UInt64]
  /// The access to memory that ended the app, or nil if there was none.
  var fault: MemoryFault?

  /// Reads the last line about calls in an app's output, or returns nil if there is none.
  ///
  /// - Parameter output: The end of the output.
  init?(lastIn output: String) {
    let lines = output.utf8.split(separator: UInt8(ascii: "\n"))
    let found = lines.reversed().lazy.compactMap { CrashedCalls(line: Substring($0)) }.first
    guard let found else { return nil }
    self = found
  }

  /// Reads a line of output, or returns nil if the line is about something else.
  init?(line: Substring) {
    guard line.hasPrefix("\(CrashTrace.heading) ") else { return nil }
    var words = line.dropFirst(CrashTrace.heading.count).split(separator: " ")[...]
    if let word = words.first?.unicodeScalars, word.count == 1,
      let fault = word.first.flatMap(MemoryFault.init)
    {
      self.fault = fault
      words.removeFirst()
    }
    offsets = words.compactMap { UInt64($0, radix: 16) }
    let isWhole = offsets.count == words.count && offsets.count <= CrashTrace.limit
    guard isWhole, !offsets.isEmpty || fault != nil else { return nil }
  }
}
