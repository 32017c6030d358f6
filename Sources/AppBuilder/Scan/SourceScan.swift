/// A search for source that no SwiftUI exercise needs and that could be used to attack the grader.
///
/// It reads tokens and not their meaning: a finding is a reason to read the code, and never a proof.
struct SourceScan {
  /// The aliases that the learner's files declare for types.
  private let aliases: Set<String>
  /// The names that certainly refer to the learner's own types and functions.
  private let declared: Set<String>

  /// Creates a search of files that belong together.
  ///
  /// - Parameter files: All of them.
  init(of files: [SourceFile]) {
    var aliases: Set<String> = []
    var declared: Set<String> = []
    for file in files {
      let tokens = SwiftTokenizer.tokens(of: file.text)
      aliases.formUnion(FormatScan.aliases(in: tokens))
      declared.formUnion(FormatScan.declared(in: tokens))
    }
    self.aliases = aliases
    self.declared = declared.subtracting(aliases)
  }

  /// Returns the findings in a file, in the order of the text.
  func findings(in file: SourceFile) -> [SourceFinding] {
    let reading = SwiftTokenizer.reading(of: file.text)
    var found = findings(in: reading, of: file)
    if reading.hasBareRegex {
      // In Swift 5, `/` is an operator unless a setting changes that; code must not hide in either
      // reading.
      found += findings(in: SwiftTokenizer.reading(of: file.text, readsRegexes: false), of: file)
    }
    var lines = LineCounter(file.text)
    var told: Set<SourceFinding> = []
    return found.sorted { $0.offset < $1.offset }.map { offset, what in
      SourceFinding(file: file.name, line: lines.line(at: offset), what: what)
    }.filter { told.insert($0).inserted }
  }

  private typealias Finding = (offset: Int, what: String)

  private func findings(in reading: SwiftTokenizer.Reading, of file: SourceFile) -> [Finding] {
    let bytes = Array(file.text.utf8)
    let lists = [reading.tokens] + reading.interpolations
    // A name that the file declares most likely refers to that declaration; the compiler's output
    // shows calls of the system.
    let own = Set(
      lists.flatMap { tokens in
        zip(tokens, tokens.dropFirst()).filter { Self.declaring.contains($0.0.word) }.map(\.1.word)
      }
    )
    let unread = reading.unread.map { ($0, "strings nested too deeply to read") }
    return [unread].compactMap(\.self)
      + lists.flatMap { findings(in: $0, of: bytes, besides: own) }
  }

  private func findings(
    in tokens: [SwiftToken],
    of bytes: [UInt8],
    besides own: Set<String>
  ) -> [Finding] {
    var found: [Finding] = FormatScan(tokens, of: bytes, aliases: aliases, own: declared)
      .offsets.map {
        ($0, "a format that reads addresses, or that is created at run time")
      }
    for (index, token) in tokens.enumerated() {
      guard case .word(let word) = token.kind else { continue }
      let before = index > 0 ? tokens[index - 1] : nil
      let after = index + 1 < tokens.count ? tokens[index + 1] : nil
      let isMember = before?.is(".") == true || before?.word == "func"
      let isCall = after?.is("(") == true && !isMember
      if word == "import", !token.isEscaped, !isMember, let name = module(after: index, in: tokens)
      {
        if !Self.modules.contains(name) {
          found.append((token.range.lowerBound, "import \(name)"))
        }
      } else if before?.is("@") == true, isForbiddenAttribute(word) {
        found.append((token.range.lowerBound, "@\(word)"))
      } else if before?.is("#") == true, Self.directives.contains(word) {
        found.append((token.range.lowerBound, "#\(word)"))
      } else if word == "unsafe", before?.is("(") == true, index > 1,
        tokens[index - 2].word == "nonisolated"
      {
        // This concerns threads, and not memory.
        continue
      } else if isForbidden(word) || isCall && Self.calls.contains(word) && !own.contains(word) {
        found.append((token.range.lowerBound, word))
      }
    }
    return found
  }

  /// Returns the name of the module in an import, ignoring the symbol's kind, or nil if there is none.
  private func module(after index: Int, in tokens: [SwiftToken]) -> String? {
    let words = tokens[(index + 1)...].prefix(2).map(\.word)
    guard let first = words.first, !first.isEmpty else { return nil }
    return Self.importKinds.contains(first) && words.count > 1 ? words[1] : first
  }

  private func isForbiddenAttribute(_ word: String) -> Bool {
    word.hasPrefix("_") || Self.attributes.contains(word)
  }

  private func isForbidden(_ word: String) -> Bool {
    Self.words.contains(word) || word.hasPrefix("withUnsafe") || word.hasPrefix("Unsafe")
      || word.hasPrefix("unsafe")
  }

  private static let modules: Set = [
    "SwiftUI", "Foundation", "Observation", "Combine", "UIKit", "UserNotifications", "OSLog", "os",
    "Swift", "Dispatch", "RegexBuilder", "Synchronization", "AppIntents", "CoreSpotlight",
  ]
  private static let importKinds: Set = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let",
  ]
  private static let declaring: Set = ["let", "var", "func", "case"]
  private static let attributes: Set = [
    "section", "used", "c", "cdecl", "convention", "unsafe", "safe", "testable", "diagnose", "warn",
  ]
  private static let directives: Set = ["sourceLocation", "externalMacro"]
  private static let words: Set = [
    "dlsym", "dlopen", "syscall", "ptrace", "mprotect", "mmap", "FileHandle", "navhost_start",
    "OpaquePointer", "CVarArg", "setrlimit", "prctl", "loadAndReturnError", "principalClass",
    "classNamed",
  ]
  /// The names of the system's functions, and of Swift's wrappers for them, that no app in the course calls.
  static let calls: Set = [
    "system", "fork", "vfork", "execv", "execve", "execvp", "posix_spawn", "popen", "socket",
    "connect",
    "kill", "raise", "signal", "sigaction", "read", "write", "pread", "pwrite", "send", "recv",
    "sendto",
    "open", "openat", "fopen", "fdopen", "fwrite", "dup", "dup2", "fcntl", "ioctl",
    "pthread_create",
    "Process", "atexit", "exit", "_exit", "abort", "getenv", "setenv", "readLine",
  ]
}

/// A part of a learner's code that a teacher should check.
package struct SourceFinding: Hashable, Sendable {
  /// The learner's name for the file.
  package var file: String
  /// The number of the line, counted from 1.
  package var line: Int
  /// The text of the finding, such as `@_silgen_name`.
  package var what: String
}

/// A counter that determines line numbers at increasing positions in text.
private struct LineCounter {
  private let bytes: [UInt8]
  private var place = 0
  private var count = 1

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func line(at offset: Int) -> Int {
    while place < min(offset, bytes.count) {
      if bytes[place] == UInt8(ascii: "\n") { count += 1 }
      place += 1
    }
    return count
  }
}
