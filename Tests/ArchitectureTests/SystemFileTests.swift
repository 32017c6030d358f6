import Testing

/// A file for one system needs a counterpart for the other, or the project cannot be compiled there.
@Suite("Platform-specific files")
struct SystemFileTests {
  /// Folders in which the other system has what the files add, or needs nothing of it.
  private static let oneSided = [
    // Names that Foundation lacks on Linux.
    "Sources/NavFoundation/",
    // The order of background work, which can only be kept on Linux (decision 0004).
    "Sources/NavUI/Time/",
  ]

  /// Returns the files for Linux without a file for macOS.
  private func lone(in paths: Set<String>) -> [String] {
    paths.filter { path in
      guard path.hasSuffix("+Linux.swift"), !Self.oneSided.contains(where: path.hasPrefix) else {
        return false
      }
      let stem = path.dropLast("+Linux.swift".count)
      return !["Darwin", "macOS"].contains { paths.contains("\(stem)+\($0).swift") }
    }
    .sorted()
  }

  @Test("A file for Linux has a counterpart for macOS")
  func counterparts() throws {
    let paths = Set(try Project.swiftFiles(in: "Sources").map(\.path))
    #expect(paths.contains { $0.hasSuffix("+Linux.swift") })
    #expect(lone(in: paths) == [])
  }

  @Test("A file without a counterpart is found")
  func finding() {
    let paths: Set = [
      "Sources/A/Door+Linux.swift", "Sources/A/Key+Linux.swift", "Sources/A/Key+Darwin.swift",
      "Sources/NavFoundation/Lock+Linux.swift",
    ]
    #expect(lone(in: paths) == ["Sources/A/Door+Linux.swift"])
  }
}
