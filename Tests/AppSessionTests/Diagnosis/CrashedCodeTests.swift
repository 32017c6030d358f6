import SceneModel
import Testing

@testable import AppSession

@Suite("CrashedCode")
struct CrashedCodeTests {
  @Test("Calls in a file that is no library, or in none, have no place")
  func noImage() {
    let output = "Fatal error: x\n\n\(CrashTrace.heading) 1a\n"
    #expect(CrashedCode(lastIn: output, image: "/nowhere") == nil)
    #expect(CrashedCode(lastIn: output, image: #filePath) == nil)
    #expect(CrashedCode(lastIn: "Fatal error: x\n", image: #filePath) == nil)
  }
}
