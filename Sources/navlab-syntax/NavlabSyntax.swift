import Findings
import NavLint

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The linter as a separate process, which reads a `LintRequest` and writes `LintEvent`s as lines of JSON.
///
/// The request is JSON on standard input, or the first argument, with paths after it. With the arguments `lsp` and the
/// path of NavLab, it serves an editor instead.
@main
struct NavlabSyntax {
  static func main() async {
    signal(SIGPIPE, SIG_DFL)
    let words = CommandLine.arguments.dropFirst()
    if words.first == "lsp", words.count == 2 { exit(EditorService.run(navlab: words[2])) }
    let request: LintRequest
    do {
      request = try self.request(CommandLine.arguments.dropFirst())
    } catch {
      fail("the request is not understood: \(error)", status: 70)
    }
    request.limits?.apply()
    let run = LintRun(request, currentFolder: FileManager.default.currentDirectoryPath)
    let output = EventOutput(files: run.files) { emit($0) }
    let deadline = request.limits.map { ProcessorTimeLimit(of: $0) { output.giveUp($0) } }
    await run.perform { output.tell($0) }
    deadline?.cancel()
  }

  private static func request(_ arguments: ArraySlice<String>) throws -> LintRequest {
    guard let first = arguments.first else {
      return try JSONDecoder().decode(LintRequest.self, from: input())
    }
    var request = try JSONDecoder().decode(LintRequest.self, from: Data(first.utf8))
    request.paths += arguments.dropFirst()
    return request
  }

  /// Returns the complete standard input.
  private static func input() -> Data {
    var data = Data()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes(readInput)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return data }
      data += chunk[..<count]
    }
  }

  /// Reads from standard input with a system call, and returns the number of bytes read.
  static func readInput(_ room: UnsafeMutableRawBufferPointer) -> Int {
    read(0, room.baseAddress, room.count)
  }

  private static func emit(_ events: [LintEvent]) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    var lines = Data()
    for event in events {
      do {
        lines += try encoder.encode(event)
        lines.append(0x0A)
      } catch {
        fail("a finding cannot be written as JSON: \(error)", status: 70)
      }
    }
    emit(lines, to: 1)
  }

  static func emit(_ data: some Collection<UInt8>, to descriptor: Int32) {
    var rest = Array(data)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { exit(70) }
      rest = rest.dropFirst(count)
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    emit(Data("navlab-syntax: \(message)\n".utf8), to: 2)
    exit(status)
  }
}
