import Foundation
import Testing

@testable import AppBuilder

@Suite("Finding an app's files by its project")
struct ProjectReaderTests {
  private func resolved(
    _ named: String,
    in folder: LearnerFolder,
    _ choose: (inout BuildChoices) -> Void = { _ in }
  ) throws -> BuildRequest {
    var request = folder.request([named])
    request.allowance = .ownWork
    choose(&request.choices)
    return try ProjectReader().resolved(request)
  }

  private func shop() throws -> LearnerFolder {
    try LearnerFolder(["App/Shop.xcodeproj/project.pbxproj": ProjectText.groups, "README.md": ""])
  }

  private let files = ["App/Shop/ShopApp.swift", "App/Shop/Screens/Item List.swift"]

  @Test("a folder, its parent and the project each stand for the chosen target's files")
  func named() throws {
    let folder = try shop()
    for name in ["App", ".", "App/", "App/Shop.xcodeproj"] {
      let request = try resolved(name, in: folder) { $0.target = "Shop" }
      #expect(request.files == files)
      #expect(request.moduleName == "Shop")
      #expect(request.languageMode == .swift6)
      #expect(request.language.isOnMainActor)
      #expect(request.project?.settings["INFOPLIST_KEY_CFBundleDisplayName"] == "The Shop")
    }
  }

  @Test("a library package's example is the app; a package with an app is an app itself")
  func example() throws {
    let manifest = "import PackageDescription"
    let library = try LearnerFolder([
      "Package.swift": manifest, "Sources/Kit/Kit.swift": "public struct Kit {}",
      "Sources/Kit.swift": "", "App/Shop.xcodeproj/project.pbxproj": ProjectText.groups,
    ])
    #expect(try resolved(".", in: library) { $0.target = "Shop" }.files == files)
    let app = try LearnerFolder([
      "Package.swift": manifest,
      "Sources/Kit/Kit.swift": "import SwiftUI\n@main struct Kit: App {}",
      "App/Shop.xcodeproj/project.pbxproj": ProjectText.groups,
    ])
    #expect(try ProjectReader().projectBundle(at: app.path) == nil)
  }

  @Test("options take precedence over the project's settings")
  func options() throws {
    let request = try resolved("App", in: shop()) {
      $0.target = "Shop"
      $0.languageMode = .swift5
      $0.isOnMainActor = false
    }
    #expect(request.languageMode == .swift5)
    #expect(!request.language.isOnMainActor)
  }

  @Test("the choice is reported for several apps in a project or projects in a folder")
  func choices() throws {
    let folder = try LearnerFolder(["App/All.xcodeproj/project.pbxproj": ProjectText.groups])
    func fault(_ reason: SourceFault.Reason, _ name: String = "App") -> BuildError {
      .source(SourceFault(file: name, reason: reason))
    }
    #expect(throws: fault(.chooseTarget(["Shop", "Clock"]))) { try resolved("App", in: folder) }
    #expect(throws: fault(.noTarget("Bank", ["Shop", "Clock"]))) {
      try resolved("App", in: folder) { $0.target = "Bank" }
    }
    try folder.write(
      .init(ProjectText.synchronized().utf8),
      to: "App/Notes.xcodeproj/project.pbxproj"
    )
    #expect(throws: fault(.chooseProject(["All.xcodeproj", "Notes.xcodeproj"]))) {
      try resolved("App", in: folder)
    }
    #expect(
      "\(fault(.chooseTarget(["Shop", "My Clock"])))"
        == "App: several targets could be the app; choose one with --target Shop, --target \"My Clock\""
    )
  }

  @Test("the app named like the project is preferred, and the iPhone's app to the Mac's")
  func mainApp() throws {
    #expect(try resolved("App", in: shop()).files == files)
    let text = ProjectText.groups.replacing("SDKROOT = iphoneos; ", with: "")
      .replacing("{ SWIFT_VERSION = 4.2; }", with: "{ IPHONEOS_DEPLOYMENT_TARGET = 17.0; }")
      .replacing(
        "buildPhases = (S3, ); }",
        with: "buildPhases = (S3, ); buildConfigurationList = L2; }"
      )
      .replacing(
        "C0 = {isa",
        with: """
          L2 = {isa = XCConfigurationList; buildConfigurations = (C3, ); };
          C3 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
            MACOSX_DEPLOYMENT_TARGET = 14.0; }; };
          C0 = {isa
          """
      )
    let folder = try LearnerFolder(["App/All.xcodeproj/project.pbxproj": text])
    #expect(try resolved("App", in: folder).files == files)
  }

  @Test("an app beside the targets of a library package is its example")
  func packageExample() throws {
    let app = "import SwiftUI\n@main struct Demo: App {}"
    let kit = "import PackageDescription\nlet package = Package(name: \"Kit\")"
    for library in ["Sources/Kit/Kit.swift", "Kit/Kit.swift"] {
      let manifest = library.hasPrefix("Kit") ? kit + " // path: \"Kit\"" : kit
      let folder = try LearnerFolder([
        "All/Package.swift": manifest, "All/\(library)": "public struct Kit {}",
        "All/Example/Demo.swift": app, "All/Tests/KitTests/KitTests.swift": "",
      ])
      let request = try resolved("All", in: folder)
      #expect(request.files == ["All/Example/Demo.swift"])
      #expect(request.project?.packages == ["\(folder.path)/All"])
      #expect(request.project?.ownPackage == nil)
    }
  }

  @Test("a submission is read file by file, even beside a project")
  func handedIn() throws {
    let request = try shop().request(["App"])
    #expect(try ProjectReader().resolved(request) == request)
  }

  @Test("a folder with Swift files but no project is an app without targets")
  func plain() throws {
    let folder = try LearnerFolder([
      "A.swift": "import SwiftUI", "Below/Shop.xcodeproj/project.pbxproj": ProjectText.groups,
    ])
    #expect(try resolved(".", in: folder).files == ["."])
    #expect(throws: BuildError.source(SourceFault(file: ".", reason: .noTarget("X", [])))) {
      try resolved(".", in: folder) { $0.target = "X" }
    }
  }

  @Test("scripts and tests above a project are not the app, nor are its playgrounds")
  func scripts() throws {
    let folder = try LearnerFolder([
      "RunAll.swift": "print(1)", "AllTests.swift": "import XCTest\nimport SwiftUI",
      "Try.playground/Contents.swift": "import SwiftUI",
      "Below/Shop.xcodeproj/project.pbxproj": ProjectText.groups, "Below/Shop/App.swift": "",
    ])
    #expect(
      try ProjectReader().projectBundle(at: folder.path)?.hasSuffix("Below/Shop.xcodeproj") == true
    )
    #expect(
      try SourceFolder(limit: 9).files(in: folder.path).map { $0.dropFirst(folder.path.count + 1) }
        == ["AllTests.swift", "Below/Shop/App.swift", "RunAll.swift"]
    )
  }

  @Test("only the frameworks that an app needs are compiled with it")
  func frameworks() throws {
    let folder = try LearnerFolder([
      "App.xcodeproj/project.pbxproj": ProjectText.frameworks, "App/A.swift": "", "Kit/B.swift": "",
      "Core/C.swift": "", "Core/words.json": "", "Other/D.swift": "",
    ])
    let request = try resolved(".", in: folder)
    #expect(request.files.sorted() == ["App/A.swift", "Core/C.swift", "Kit/B.swift"])
    #expect(request.project?.merged == ["Core_Parts", "Kit"])
    #expect(request.project?.resources.keys.contains("words.json") == true)
  }
}
