import AppBuilder
import Foundation
import Shell
import Synchronization
import Testing

@Suite("The lookout for saved files")
struct SourceLookoutTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write("1", "A.swift")
  }

  @Test("A file is built when it was saved and then left alone")
  func saving() throws {
    let path = folder.path
    let builds = Mutex(0)
    let lookout = SourceLookout(
      AppProject(files: ["A.swift"]),
      build: { project in
        let count = builds.withLock { count in
          count += 1
          return count
        }
        return .failure(CommandFailure(.doesNotCompile, "\(project.files) \(count)"))
      },
      stamp: { SourceStamp(of: BuildRequest(folder: path, files: $0.files)) }
    )
    #expect(!lookout.look() && !lookout.look() && !lookout.hasNews)
    try folder.write("22", "A.swift")
    #expect(!lookout.look())
    try folder.write("333", "A.swift")
    #expect(!lookout.look())
    #expect(lookout.look() && lookout.hasNews)
    #expect(!lookout.look())
    #expect(lookout.takeNews() == .failure(CommandFailure(.doesNotCompile, "[\"A.swift\"] 1")))
    #expect(lookout.takeNews() == nil && !lookout.hasNews)
  }
}
