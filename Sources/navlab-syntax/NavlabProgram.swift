import Findings
import LintServer
import Spawning

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

/// NavLab's program, which reads the project's files for the server.
struct NavlabProgram {
  /// The path of the program.
  let path: String

  /// Reads the linter's configuration for a project.
  ///
  /// - Parameter folder: The folder of the project.
  /// - Returns: The configuration, or the line of the program's complaint.
  func settings(of folder: String) -> Result<LintConfiguration, LanguageServer.Complaint> {
    answer(to: "lint-settings", folder).flatMap { output in
      do {
        return .success(try JSONDecoder().decode(LintConfiguration.self, from: Data(output)))
      } catch {
        return .failure(Self.complaint("the settings are not understood: \(error)"))
      }
    }
  }

  /// Reads an entry of the fault catalogue.
  ///
  /// - Parameter fault: The id of the fault.
  /// - Returns: The entry as Markdown, or the line of the program's complaint.
  func entry(on fault: String) -> Result<String, LanguageServer.Complaint> {
    answer(to: "fault", fault).map { output in
      let text = String(decoding: output, as: UTF8.self)
      return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
  }

  /// Runs a command of `navlab dev`, and returns its output or an error message.
  private func answer(
    to command: String,
    _ argument: String
  ) -> Result<[UInt8], LanguageServer.Complaint> {
    guard let (status, output) = run([path, "dev", command, argument]) else {
      return .failure(Self.complaint("\(path) cannot be started"))
    }
    guard status == 0 else {
      let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
      return .failure(
        lines.first.map { .init(message: String($0)) } ?? Self.complaint("no answer")
      )
    }
    return .success(output)
  }

  /// Returns an error message in the form that the program uses.
  private static func complaint(_ text: String) -> LanguageServer.Complaint {
    .init(message: "navlab: \(text)")
  }

  /// Runs a program with empty input, and returns the exit code and output, or nil if the program cannot run.
  private func run(_ words: [String]) -> (status: Int32, output: [UInt8])? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    let program = ChildProgram(path: words[0], arguments: Array(words.dropFirst()))
    let child: pid_t
    do {
      child = try program.start(output: ends[1], errors: ends[1])
      close(ends[1])
    } catch {
      close(ends[1])
      return nil
    }
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(ends[0], $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      output += chunk[..<count]
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    // A program that was ended by a signal has no exit code.
    return (status & 0x7F == 0 ? status >> 8 & 0xFF : -1, output)
  }
}
