import Foundation
import Shares
import Testing

@testable import AppBuilder

/// Every other run takes these tests.
@Suite("Limits that grow with the size of an app", .enabled(if: Share(of: 2).takes(1)))
struct BuilderSizeTests {
  private func job(_ texts: [String], _ allowance: BuildRequest.Allowance) -> BuildJob {
    var request = BuildRequest(folder: "/", files: [])
    request.allowance = allowance
    let files = texts.enumerated().map { SourceFile(name: "F\($0).swift", text: $1) }
    return BuildJob(request: request, files: files, entry: .none)
  }

  private func builder() throws -> Builder {
    try Builder(
      runtime: Products.runtime,
      cacheFolder: NSTemporaryDirectory() + "navlab-builder-tests-\(getuid())",
      environment: ProcessInfo.processInfo.environment
    )
  }

  @Test("a project of 10,000 lines gets two minutes, and a submission its usual time")
  func limits() throws {
    let builder = try builder()
    let text = String(repeating: "let a = \"a line of 35 bytes in all\"\n", count: 10_000)
    let usual = builder.limits
    #expect(builder.sized(for: job([text], .submission)).limits == usual)
    let grown = builder.sized(for: job([text, ""], .ownWork)).limits
    #expect((115...130).contains(grown.processorSeconds))
    #expect(grown.openFiles == usual.openFiles + 2)
    #expect(grown.megabytes > usual.megabytes)
    let small = builder.sized(for: job(["let a = 1"], .ownWork)).limits
    #expect(small.processorSeconds == usual.processorSeconds)
  }

  private func cause(_ texts: [String]) throws -> BuildError {
    let builder = try builder()
    let job = job(texts, .ownWork)
    let work = try WorkFolder(in: builder.cache)
    defer { work.remove() }
    try work.write(job.sources)
    return try builder.causeOfDelay(in: builder.plan(of: job), of: job, in: work)
  }

  @Test("after the compiler is stopped, an error in a single file is reported")
  func wrongFile() throws {
    guard case .doesNotCompile(let found) = try cause(["let a = 1", "let c = missing"]) else {
      Issue.record("no errors")
      return
    }
    #expect(found.map(\.file) == ["F1.swift"])
  }

  @Test("after the compiler is stopped, the size is reported if no file has an error")
  func size() throws {
    let seconds = try builder().limits.processorSeconds
    #expect(
      try cause(["let a = 1", "let c = a"]) == .tooMuchToCompile(seconds: seconds, files: 2)
    )
    #expect(
      "\(BuildError.tooMuchToCompile(seconds: 20, files: 2))"
        .contains("each file alone compiles quickly")
    )
  }
}
