import Testing

@testable import AppBuilder

@Suite("The apps that are compiled in parts")
struct PartLimitsTests {
  private func job(files: Int, bytes: Int, _ allowance: BuildRequest.Allowance) -> BuildJob {
    var request = BuildRequest(folder: "/", files: [])
    request.allowance = allowance
    let text = String(repeating: " ", count: bytes)
    let files = (0..<files).map { SourceFile(name: "F\($0).swift", text: text) }
    return BuildJob(request: request, files: files, entry: .none)
  }

  @Test("a user's own large app is compiled in parts; small apps and submissions are not")
  func limits() {
    let limits = PartLimits(files: 10, bytes: 1000, processes: 2)
    #expect(limits.suit(job(files: 10, bytes: 100, .ownWork)))
    #expect(!limits.suit(job(files: 9, bytes: 1000, .ownWork)))
    #expect(!limits.suit(job(files: 10, bytes: 99, .ownWork)))
    #expect(!limits.suit(job(files: 20, bytes: 1000, .submission)))
    #expect(PartLimits().processes >= 1)
  }
}
