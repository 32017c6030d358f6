import Foundation
import Testing

/// Builds that leave modules out, which `NAVLAB_BUILD` names.
///
/// The package manager refuses a package in which another module needs one of these, so nothing would be built at all.
@Suite("Builds of a part of the package")
struct PartialBuildTests {
  /// The contents of `Package.swift`, as the package manager prints them.
  private struct Manifest: Decodable {
    var targets: [Target]

    struct Target: Decodable {
      var name: String
      var dependencies: [[String: [Name?]]]

      /// The siblings that the module imports; products of other packages are not among them.
      var siblings: [String] {
        dependencies.compactMap { $0["byName"]?.first??.text }
      }
    }

    /// A name, or a condition that is none.
    struct Name: Decodable {
      var text: String?

      init(from decoder: any Decoder) throws {
        // What is no string says when the dependency counts.
        text = try? decoder.singleValueContainer().decode(String.self)
      }
    }
  }

  private func manifest(of build: String) throws -> Manifest {
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "navlab-manifest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }  // The system clears it otherwise.
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", Project.root.path, "--scratch-path", scratch.path,
      "--ignore-lock", "dump-package",
    ]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["NAVLAB_BUILD": build]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let json = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try JSONDecoder().decode(Manifest.self, from: json)
  }

  @Test(
    "No module that another module imports is left out",
    arguments: ["", "use", "benchmarks", "syntax"]
  )
  func modules(of build: String) throws {
    let targets = try manifest(of: build).targets
    let names = Set(targets.map(\.name))
    #expect(names.contains("Findings"))
    for target in targets {
      #expect(target.siblings.filter { !names.contains($0) } == [], "\(target.name)")
    }
  }
}
