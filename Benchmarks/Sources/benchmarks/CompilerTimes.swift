import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The processor time of the compilers that work on a folder, by the module that they compile.
///
/// It looks at the processes of the system again and again, because a build tells only when a module is done. Where
/// they are no files, as outside Linux, it sees none.
final class CompilerTimes: Sendable {
  /// The observations of one process.
  private struct Compiler {
    var module: String
    var seconds = 0.0
  }

  private struct State {
    var compilers: [String: Compiler] = [:]
    var others: Set<String> = []
    var isOver = false
  }

  private let folder: String
  private let state = Mutex(State())

  /// Begins to look, ten times a second, until `finish()`.
  ///
  /// - Parameter folder: A folder that the command lines name.
  init(folder: String) {
    self.folder = folder
    let thread = Thread { [self] in
      while !state.withLock({ $0.isOver }) {
        look()
        Thread.sleep(forTimeInterval: 0.1)
      }
    }
    thread.start()
  }

  /// Ends the looking.
  ///
  /// - Returns: The modules with their seconds, those that took longest first.
  func finish() -> [(module: String, seconds: Double)] {
    let compilers = state.withLock {
      $0.isOver = true
      return $0.compilers.values
    }
    return Dictionary(grouping: compilers, by: \.module)
      .map { (module: $0, seconds: $1.map(\.seconds).reduce(0, +)) }
      .sorted { ($1.seconds, $0.module) < ($0.seconds, $1.module) }
  }

  private func look() {
    // A process that has ended in between has no files any more, and is passed over.
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    for process in processes where process.first?.isNumber == true {
      let known = state.withLock { state in
        state.others.contains(process) ? nil : state.compilers[process] ?? Compiler(module: "")
      }
      guard var compiler = known else { continue }
      if compiler.module.isEmpty {
        guard let words = words(of: process) else { continue }
        guard let module = module(in: words) else {
          // What is about to become a compiler still has the command line of its parent.
          if words.first?.hasSuffix("swift-driver") == false, words.contains("-frontend") {
            state.withLock { _ = $0.others.insert(process) }
          }
          continue
        }
        compiler.module = module
      }
      guard let seconds = Self.seconds(of: process) else { continue }
      compiler.seconds = max(seconds, compiler.seconds)
      state.withLock { $0.compilers[process] = compiler }
    }
  }

  private func words(of process: String) -> [String]? {
    FileManager.default.contents(atPath: "/proc/\(process)/cmdline")?
      .split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private func module(in words: [String]) -> String? {
    guard words.contains("-frontend"), words.contains(where: { $0.contains(folder) }),
      let option = words.firstIndex(of: "-module-name"), words.indices.contains(option + 1)
    else { return nil }
    return words[option + 1]
  }

  /// The time in the process and for it in the kernel; the fields are counted after the name, which may hold anything.
  private static func seconds(of process: String) -> Double? {
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat") else {
      return nil
    }
    let text = String(decoding: data, as: UTF8.self)
    let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
    guard fields.count > 13, let own = Double(fields[12]), let kernel = Double(fields[13]) else {
      return nil
    }
    return (own + kernel) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}
