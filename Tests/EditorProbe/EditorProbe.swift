import LineEditing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The editor without anything behind it: it reads lines and says each one again.
///
/// Tests and benchmarks start it to see what a process of its own does: to end it in the middle of
/// things, to look for damage, to measure.
@main
struct EditorProbe {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case "edit": edit(historyAt: arguments.dropFirst().first)
    case "write" where arguments.count == 4:
      write(to: arguments[2], name: arguments[3], count: Int(arguments[4]) ?? 0)
    default:
      say("usage: EditorProbe edit [HISTORY] | write HISTORY NAME COUNT\n", to: 2)
      exit(2)
    }
  }

  /// Edits lines until the input ends; `.editrc` and `EDITOR` count as at NavLab's prompt.
  private static func edit(historyAt path: String?) {
    var environment: [String: String] = [:]
    for name in ["EDITRC", "HOME", "VISUAL", "EDITOR", "TMPDIR"] {
      environment[name] = getenv(name).map { String(cString: $0) }
    }
    var setup = EditorSetup()
    setup.usesColor = true
    setup.program = OutsideEditor(environment: environment)
    setup.settings =
      EditorSettingsFile(environment: environment)?.read { say($0 + "\n", to: 2) } ?? .none
    if let path {
      let keeper = HistoryKeeper(HistoryFile(path: path)) { say("\($0.path): \($1)\n", to: 2) }
      setup.history = keeper.load()
      setup.remember = keeper.keep
      setup.news = keeper.news
    }
    guard let reader = EditlineReader(input: 0, output: 1, setup: setup) else { exit(3) }
    do {
      while true {
        switch try reader.readLine(prompt: Prompt("probe>"), completion: completions) {
        case .line(let line): say("= \(line)\n", to: 1)
        case .interrupted: reader.dropPendingLines()
        case .called: break
        case .end: return
        }
      }
    } catch {
      exit(3)
    }
  }

  /// Adds lines to a history as fast as it can, and says which ones are in the file.
  private static func write(to path: String, name: String, count: Int) {
    let keeper = HistoryKeeper(HistoryFile(path: path)) { say("\($0.path): \($1)\n", to: 2) }
    _ = keeper.load()
    for number in 0..<count {
      _ = keeper.keep("\(name) \(number)")
      say("\(number)\n", to: 1)
    }
  }

  private static func completions(_ text: String) -> Completions {
    let last = text.split(separator: " ", omittingEmptySubsequences: false).last.map(String.init)
    let words = ["back", "background", "bookmark", "日本", "push", "tap"]
    return Completions(
      replacing: last ?? "",
      candidates: words.filter { $0.hasPrefix(last ?? "") }
        .map { Completions.Candidate($0, detail: "what \($0) does") }
    )
  }

  private static func say(_ text: String, to file: Int32) {
    let bytes = Array(text.utf8)
    #if canImport(Glibc)
    _ = Glibc.write(file, bytes, bytes.count)
    #else
    _ = Darwin.write(file, bytes, bytes.count)
    #endif
  }
}
