import Foundation

/// Measures the built NavLab and prints a Markdown table; `Scripts/benchmark` builds and starts it.
@main
struct Benchmarks {
  static func main() throws {
    guard CommandLine.arguments.count >= 2 else {
      fail(
        "usage: benchmarks ROOT [SUBJECT ...], where ROOT is NavLab's folder; see Scripts/benchmark"
      )
    }
    let wanted = CommandLine.arguments.dropFirst(2)
    let laboratory = Laboratory(root: URL(filePath: CommandLine.arguments[1]))
    let times = AppTimes(laboratory: laboratory)
    let subjects: [(String, () throws -> [Measurement])] = [
      ("the launcher", { try Launcher(laboratory: laboratory).measure() }),
      ("line editors", { try EditorTimes(laboratory: laboratory).measure() }),
      ("the prompt", { try PromptTimes(laboratory: laboratory).measure() }),
      ("state changes", { try StateChange(times: times).measure() }),
      ("pushes", { try PushAtDepth(times: times).measure() }),
      ("drawn pushes", { try DrawnAtDepth(times: times).measure() }),
      ("undo", { try FarUndo(times: times).measure() }),
      ("save to verdict", { try SaveToVerdict(laboratory: laboratory).measure() }),
      ("classes", { try ClassTimes(laboratory: laboratory).measure() }),
      ("tests", { try TestTimes(laboratory: laboratory).measure() }),
      ("explorations", { try ExplorationTimes(laboratory: laboratory).measure() }),
      ("faults", { try FaultTimes(laboratory: laboratory).measure() }),
      ("size", { try SizeTimes(laboratory: laboratory).measure() }),
      ("lint", { try LintTimes(laboratory: laboratory).measure() }),
      ("first start", { try FirstStart(laboratory: laboratory).measure() }),
      ("piped commands", { try PipedCommands(laboratory: laboratory).measure() }),
    ]
    let chosen = subjects.filter {
      wanted.isEmpty ? $0.0 != "first start" : wanted.contains($0.0)
    }
    if let unknown = wanted.first(where: { name in !subjects.contains { $0.0 == name } }) {
      fail("'\(unknown)' is not known; measured are: \(subjects.map(\.0).joined(separator: ", "))")
    }
    var measurements: [Measurement] = []
    var failures: [String] = []
    for (name, measure) in chosen {
      FileHandle.standardError.write(Data("measuring \(name)\n".utf8))
      // What has been measured already is printed all the same.
      do { measurements += try measure() } catch { failures.append("\(name): \(error)") }
    }
    print(Report(measurements: measurements).text)
    if !failures.isEmpty { fail(failures.joined(separator: "\nbenchmarks: ")) }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("benchmarks: \(message)\n".utf8))
    exit(2)
  }
}
