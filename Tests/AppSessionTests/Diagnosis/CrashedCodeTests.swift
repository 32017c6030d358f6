import SceneModel
import Testing

@testable import AppSession

@Suite("CrashedCode")
struct CrashedCodeTests {
  private static let many = Array(repeating: "1", count: CrashTrace.limit + 1)
    .joined(separator: " ")

  @Test("Offsets are read from the line about the calls, and from no other")
  func offsets() {
    #expect(CrashedCode.offsets(in: "\(CrashTrace.heading) 1a 0 ffff") == [0x1A, 0, 0xFFFF])
    for text in ["", " ", " 1g", " -1", " 11111111111111111", " \(Self.many)"] {
      #expect(CrashedCode.offsets(in: "\(CrashTrace.heading)\(text)") == nil)
    }
    #expect(CrashedCode.offsets(in: "x\(CrashTrace.heading) 1a") == nil)
  }

  @Test("Calls in a file that is no library, or in none, have no place")
  func noImage() {
    let output = "Fatal error: x\n\n\(CrashTrace.heading) 1a\n"
    #expect(CrashedCode(lastIn: output, image: "/nowhere") == nil)
    #expect(CrashedCode(lastIn: output, image: #filePath) == nil)
    #expect(CrashedCode(lastIn: "Fatal error: x\n", image: #filePath) == nil)
  }
}
