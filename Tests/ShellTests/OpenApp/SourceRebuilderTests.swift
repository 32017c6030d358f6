import AppBuilder
import Foundation
import Shell
import Synchronization
import Testing

@Suite("The rebuilder for saved files")
struct SourceRebuilderTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write("1", "A.swift")
  }

  @Test("A file is built when it has been saved and then not changed")
  func saving() throws {
    let path = folder.path
    let builds = Mutex(0)
    let rebuilder = SourceRebuilder(
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
    #expect(!rebuilder.look() && !rebuilder.look() && !rebuilder.hasNews)
    try folder.write("22", "A.swift")
    #expect(!rebuilder.look())
    try folder.write("333", "A.swift")
    #expect(!rebuilder.look())
    #expect(rebuilder.look() && rebuilder.hasNews)
    #expect(!rebuilder.look())
    #expect(rebuilder.takeNews() == .failure(CommandFailure(.doesNotCompile, "[\"A.swift\"] 1")))
    #expect(rebuilder.takeNews() == nil && !rebuilder.hasNews)
  }
}
