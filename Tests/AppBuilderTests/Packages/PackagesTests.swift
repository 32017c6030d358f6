import Foundation
import Testing

@testable import AppBuilder

@Suite("Packages that an app needs")
struct PackagesTests {
  private static let manifest = "import PackageDescription\nlet package = Package(name: \"A\")\n"

  @Test("packages are found below a folder, without those inside others and app playgrounds")
  func below() throws {
    let folder = try LearnerFolder([
      "App/App.swift": "", "Packages/B/Package.swift": Self.manifest,
      "Packages/A/Package.swift": Self.manifest, "Packages/A/Inner/Package.swift": Self.manifest,
      "Play.swiftpm/Package.swift": "import PackageDescription\nimport AppleProductTypes\n",
    ])
    let path = folder.path
    #expect(PackageFolders.below(path) == ["\(path)/Packages/A", "\(path)/Packages/B"])
  }

  @Test("what packages need on this computer comes along, once")
  func dependencies() throws {
    let needsB = Self.manifest + ".package(path: \"../B\"), .package(name: \"C\", path: \"../C\")"
    let folder = try LearnerFolder([
      "A/Package.swift": needsB, "B/Package.swift": needsB, "C/Package.swift": Self.manifest,
    ])
    #expect(
      PackageFolders.withDependencies(["\(folder.path)/A"])
        == ["A", "B", "C"].map { "\(folder.path)/\($0)" }
    )
  }

  @Test("copies read as for an iPhone, follow what changes and goes, and leave tests out")
  func copies() throws {
    let folder = try LearnerFolder([
      "A/Package.swift": Self.manifest, "A/Sources/A/A.swift": "#if os(iOS)\n#endif",
      "A/Sources/A/B.swift": "", "A/Tests/ATests/T.swift": "", "Copies/x": "",
    ])
    let packages = ["\(folder.path)/A"]
    let target = "\(folder.path)/Copies"
    let staged = try StagedPackages(packages, in: target, home: folder.path)
    let place = try #require(staged.places[packages[0]])
    let files = FileManager.default
    func text(_ name: String) -> String? {
      files.contents(atPath: "\(place)/\(name)").map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(text("Sources/A/A.swift") == "#if (true) \n#endif")
    #expect(staged.names["\(place)/Sources/A/B.swift"] == "A/Sources/A/B.swift")
    #expect(text("Tests/ATests/T.swift") == nil)
    let written = FileIdentity(of: "\(place)/Sources/A/A.swift")
    try files.removeItem(atPath: "\(folder.path)/A/Sources/A/B.swift")
    let own = OwnPackage(path: packages[0], target: "A")
    _ = try StagedPackages(packages, in: target, home: folder.path, own: own)
    #expect(FileIdentity(of: "\(place)/Sources/A/A.swift") == written)
    #expect(text("Sources/A/B.swift") == nil)
    #expect(text("Package.swift")?.contains("$0.name == \"A\"") == true)
  }

  @Test("a package stands for the target with an app in it, or for any")
  func candidates() throws {
    let folder = try LearnerFolder([
      "Package.swift": Self.manifest, "Sources/Kit/Kit.swift": "",
      "Sources/Shop/Shop.swift": "import SwiftUI\n@main struct Shop: App {}",
      "Sources/Tool/Tool.swift": "@main struct Tool {}",
    ])
    #expect(OwnPackage.candidates(in: folder.path).map(\.name) == ["Shop"])
    try FileManager.default.removeItem(atPath: "\(folder.path)/Sources/Shop")
    #expect(OwnPackage.candidates(in: folder.path).map(\.name) == ["Kit", "Tool"])
    #expect(OwnPackage(path: "/a/My Trips", target: "A").name == "my_trips")
  }

  @Test("a manifest is read behind warnings, and only what is imported is needed")
  func manifests() throws {
    let output = """
      warning: something
      {"name": "A", "products": [
        {"name": "A", "targets": ["A"], "type": {"library": ["automatic"]}},
        {"name": "Kits", "targets": ["B", "my-kit"], "type": {"library": ["static"]}},
        {"name": "t", "targets": ["T"], "type": {"executable": null}}]}
      """
    let manifest = try PackageManifest(output: output)
    #expect(manifest.products.filter(\.isLibrary).map(\.name) == ["A", "Kits"])
    func needed(_ text: String) -> [String] {
      let imports = PackageImports(of: [SourceFile(name: "App.swift", text: text)])
      return manifest.products.filter(imports.need).map(\.name)
    }
    #expect(needed("import SwiftUI\nimport A") == ["A"])
    #expect(needed("import struct my_kit.Kit") == ["Kits"])
    #expect(needed("import SwiftUI\nimport T\n// import A") == [])
  }
}
