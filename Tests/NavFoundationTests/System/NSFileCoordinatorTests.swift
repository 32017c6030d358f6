#if !canImport(Darwin)
import Foundation
import NavFoundation
import Testing

@Suite("Coordinated files")
struct NSFileCoordinatorTests {
  @Test("each access begins at once, with the file itself")
  func accesses() {
    var error: NSError?
    var read: [String] = []
    let file = URL(filePath: "/a/b")
    let coordinator = NSFileCoordinator()
    coordinator.coordinate(readingItemAt: file, error: &error) { read.append($0.path) }
    coordinator.coordinate(writingItemAt: file, options: .forReplacing, error: &error) {
      read.append($0.path)
    }
    #expect(read == ["/a/b", "/a/b"])
    #expect(error == nil)
  }
}
#endif
