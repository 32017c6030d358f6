import Foundation
import PropertyLists
import Testing

@testable import AppBuilder

@Suite("Packages that an app needs")
struct PackagesTests {
  private static let manifest = "import PackageDescription\nlet package = Package(name: \"A\")\n"

  @Test("packages below a folder are found, except nested packages and app playgrounds")
  func below() throws {
    let folder = try LearnerFolder([
      "App/App.swift": "", "Packages/B/Package.swift": Self.manifest,
      "Packages/A/Package.swift": Self.manifest, "Packages/A/Inner/Package.swift": Self.manifest,
      "Play.swiftpm/Package.swift": "import PackageDescription\nimport AppleProductTypes\n",
    ])
    let path = folder.path
    #expect(PackageFolders.below(path) == ["\(path)/Packages/A", "\(path)/Packages/B"])
  }

  @Test("local dependencies of packages are included, once each")
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

  @Test("copies are read as for an iPhone, follow changes and deletions, and omit tests")
  func copies() throws {
    let folder = try LearnerFolder([
      "A/Package.swift": Self.manifest, "A/Sources/A/A.swift": "#if os(iOS)\n#endif",
      "A/Sources/A/C.swift": "import PDFKit\nlet a = 1",
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
    #expect(text("Sources/A/C.swift") == "             \nlet a = 1\nimport NavFrameworks\n")
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

  @Test("a package stands for its target with an app, or for any target")
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

  @Test("a manifest is read despite warnings, and only imported packages are needed")
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

  @Test("only network packages that may have an imported module are fetched")
  func remote() throws {
    func package(_ name: String, _ products: String...) throws -> RemotePackage {
      let text = """
        { repositoryURL = "https://example.org/\(name)";
          requirement = { kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; }
        """
      var package = try #require(RemotePackage(PropertyListParser.value(of: text)))
      package.products = products
      return package
    }
    let all = [
      try package("collections", "Collections"), try package("ui-flow", "UI-Flow"),
      try package("kit", "TheKit"),
    ]
    func fetched(_ imports: String..., besides hasOthers: Bool = false) -> [String] {
      let text = imports.map { "import \($0)\n" }.joined()
      return PackageImports(of: [SourceFile(name: "App.swift", text: text)])
        .need(all, besides: hasOthers).map { String($0.address.split(separator: "/").last ?? "") }
    }
    #expect(fetched("SwiftUI", "OrderedCollections") == ["collections"])
    #expect(fetched("UIFlow", "PDFKit") == ["ui-flow"])
    #expect(fetched("Flow", "Other") == ["collections", "ui-flow", "kit"])
    #expect(fetched("Flow", "Other", besides: true) == ["ui-flow"])
    #expect(fetched("Flow", "FirebaseCore") == [])
  }

  @Test("packages are requested once, with their versions")
  func fetched() throws {
    func dependency(_ requirement: String) throws -> String? {
      let text =
        "{ repositoryURL = \"https://example.org/a.git\"; requirement = {\(requirement)}; }"
      return try RemotePackage(PropertyListParser.value(of: text))?.dependency
    }
    let url = ".package(url: \"https://example.org/a.git\", "
    #expect(
      try dependency("kind = upToNextMajorVersion; minimumVersion = 1.2.0;")
        == url + "from: \"1.2.0\")"
    )
    #expect(
      try dependency("kind = upToNextMinorVersion; minimumVersion = 1.2.0;")
        == url + ".upToNextMinor(from: \"1.2.0\"))"
    )
    #expect(try dependency("kind = exactVersion; version = 1.2.0;") == url + "exact: \"1.2.0\")")
    #expect(
      try dependency("kind = versionRange; minimumVersion = 1.2.0; maximumVersion = 2.0.0;")
        == url + "\"1.2.0\"..<\"2.0.0\")"
    )
    #expect(try dependency("kind = branch; branch = main;") == url + "branch: \"main\")")
    #expect(try dependency("kind = revision; revision = ab12;") == url + "revision: \"ab12\")")
    #expect(try dependency("kind = unheardOf;") == nil)
    let folder = try LearnerFolder([
      "Pins.json": "{}", "F/build/checkouts/a/Package.swift": Self.manifest,
      "F/build/checkouts/b/README": "",
    ])
    let packages = FetchedPackages(
      remote: [],
      local: ["/b"],
      pins: "\(folder.path)/Pins.json",
      folder: "\(folder.path)/F"
    )
    #expect(!packages.isComplete)
    try packages.prepare()
    #expect(FileManager.default.fileExists(atPath: "\(folder.path)/F/Package.resolved"))
    try packages.noteCompletion()
    #expect(packages.isComplete)
    #expect(packages.places == ["\(folder.path)/F/build/checkouts/a"])
    var more = packages
    more.local.append("/c")
    #expect(!more.isComplete)
  }
}
