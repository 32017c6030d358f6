/// A location in a source file, as given in a crash message.
struct CrashPlace {
  var module: Substring?
  var file: String
  var line: Int
  /// The end of the location in the message, or the location's start if the message ends with the location.
  var end: Substring.Index

  /// Creates a location from a prefix of the form `Module/File.swift:12: `, or returns nil if there is none.
  init?(prefixOf text: Substring) {
    var search = text.startIndex
    while let colon = text[search...].firstIndex(of: ":") {
      let afterColon = text.index(after: colon)
      let digits = text[afterColon...].prefix { $0.isASCII && $0.isNumber }
      let path = text[..<colon]
      if path.hasSuffix(".swift"), let line = Int(digits), text[digits.endIndex...].hasPrefix(": ")
      {
        self.init(path: path, line: line, end: text.index(digits.endIndex, offsetBy: 2))
        return
      }
      search = afterColon
    }
    return nil
  }

  /// Creates a location from a suffix of the form `: file File.swift, line 12`, or returns nil if there is none.
  init?(suffixOf text: Substring) {
    let digits = text.reversed().prefix { $0.isASCII && $0.isNumber }.reversed()
    let head = text.dropLast(digits.count)
    let separator = ", line "
    guard let line = Int(String(digits)), head.hasSuffix(separator) else { return nil }
    let named = head.dropLast(separator.count)
    let marker: [Character] = Array(": file ")
    var start = named.endIndex
    while start > named.startIndex {
      start = named.index(before: start)
      if named[start...].starts(with: marker) {
        let path = named[named.index(start, offsetBy: marker.count)...]
        self.init(path: path, line: line, end: start)
        return
      }
    }
    return nil
  }

  private init(path: Substring, line: Int, end: Substring.Index) {
    let parts = path.split(separator: "/")
    module = parts.count > 1 ? parts.first : nil
    file = parts.last.map(String.init) ?? String(path)
    self.line = line
    self.end = end
  }

  /// A Boolean value that indicates whether the file belongs to the learner rather than to a library that every app
  /// uses.
  var isLearners: Bool {
    guard let module else { return true }
    return !Self.libraries.contains(String(module))
  }

  private static let libraries: Set<String> = [
    "Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing", "Combine", "Dispatch",
    "Distributed", "Foundation", "FoundationEssentials", "FoundationInternationalization", "Glibc",
    "NavHost", "NavUI", "Observation", "OpenCombine", "RegexBuilder", "SceneModel", "SwiftUI",
    "Synchronization",
  ]
}
