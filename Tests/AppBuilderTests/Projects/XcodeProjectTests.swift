import Testing

@testable import AppBuilder

@Suite("Reading an Xcode project")
struct XcodeProjectTests {
  @Test("targets have their own files, where the groups place them")
  func groups() throws {
    let project = try XcodeProject(text: ProjectText.groups, folder: "/p")
    #expect(project.targets.map(\.name) == ["Shop", "ShopTests", "Clock"])
    #expect(project.targets.map(\.kind) == [.app, .other, .app])
    let shop = project.targets[0]
    #expect(shop.sources == ["/p/Shop/ShopApp.swift", "/p/Shop/Screens/Item List.swift"])
    #expect(shop.catalogues == ["/p/Shop/Assets.xcassets"])
    #expect(
      shop.resources == [
        "items.json": "/p/Data/items.json",
        "en.lproj/Localizable.strings": "/p/Shop/en.lproj/Localizable.strings",
        "de.lproj/Localizable.strings": "/p/Shop/de.lproj/Localizable.strings",
      ]
    )
    #expect(
      project.targets[2].sources == ["/p/ClockApp.swift", "/p/Shop/Screens/Item List.swift"]
    )
  }

  @Test("the debug configuration's settings take precedence over the project's and its file's")
  func settings() throws {
    let folder = try LearnerFolder([
      "Shop.xcconfig": "#include \"Base.xcconfig\"\n// note\nMARKETING_VERSION = 2.5 // new\n",
      "Base.xcconfig": "CURRENT_PROJECT_VERSION = 7\nSWIFT_VERSION = 4.0\n",
    ])
    let settings = try XcodeProject(text: ProjectText.groups, folder: folder.path).targets[0]
      .settings
    #expect(settings["PRODUCT_BUNDLE_IDENTIFIER"] == "org.example.Shop")
    #expect(settings["SWIFT_VERSION"] == "6.0")
    #expect(settings["MARKETING_VERSION"] == "2.5")
    #expect(settings["CURRENT_PROJECT_VERSION"] == "7")
    let language = LanguageSettings(settings)
    #expect(
      language.arguments(for: .swift6) == [
        "-default-isolation", "MainActor", "-enable-upcoming-feature", "ExistentialAny", "-D",
        "DEMO",
      ]
    )
  }

  @Test("the settings file may lie in a folder that Xcode keeps in step with the disk")
  func settingsInFolder() throws {
    let folder = try LearnerFolder(["Shop/Config/Debug.xcconfig": "MARKETING_VERSION = 3.5\n"])
    let text = ProjectText.groups.replacing(
      "baseConfigurationReference = P1;",
      with: "baseConfigurationReferenceAnchor = G1; "
        + "baseConfigurationReferenceRelativePath = Config/Debug.xcconfig;"
    )
    #expect(text != ProjectText.groups)
    let settings = try XcodeProject(text: text, folder: folder.path).targets[0].settings
    #expect(settings["MARKETING_VERSION"] == "3.5")
  }

  @Test("features that the language mode includes are not switched on again")
  func features() {
    let language = LanguageSettings(
      XcodeSettings([
        "SWIFT_APPROACHABLE_CONCURRENCY": "YES", "SWIFT_STRICT_CONCURRENCY": "complete",
        "SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES": "NO",
        "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "YES",
      ])
    )
    let usual = [
      "InferIsolatedConformances", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
    ]
    #expect(
      language.arguments(for: .swift6) == usual.flatMap { ["-enable-upcoming-feature", $0] }
    )
    #expect(
      language.arguments(for: .swift5).prefix(3) == [
        "-strict-concurrency=complete", "-enable-upcoming-feature", "DisableOutwardActorInference",
      ]
    )
  }

  @Test("a synchronised folder stands for all its files except the exceptions")
  func synchronized() throws {
    let folder = try LearnerFolder([
      "Notes/NotesApp.swift": "", "Notes/Drafts/Old.swift": "", "Notes/Drafts/New.swift": "",
      "Notes/Info.plist": "", "Notes/seed.json": "", "Notes/Assets.xcassets/Contents.json": "{}",
      "Widget/Widget.swift": "", "Widget/Shared.swift": "", "Loose.swift": "",
    ])
    let target = try XcodeProject(text: ProjectText.synchronized(), folder: folder.path).targets[0]
    let path = folder.path
    #expect(
      target.sources == [
        "\(path)/Notes/Drafts/New.swift", "\(path)/Notes/NotesApp.swift",
        "\(path)/Widget/Shared.swift",
      ]
    )
    #expect(target.resources == ["seed.json": "\(path)/Notes/seed.json"])
    #expect(target.catalogues == ["\(path)/Notes/Assets.xcassets"])
  }

  @Test("a file that is not a project is reported with its place")
  func faults() {
    #expect(
      throws: SourceFault.Reason.notAProject(line: 2, column: 1, expected: "'}'")
    ) {
      try XcodeProject(text: "{ objects = 1;\n", folder: "/p")
    }
    #expect(
      throws: SourceFault.Reason.notAProject(
        line: 1,
        column: 1,
        expected: "the objects of a project"
      )
    ) {
      try XcodeProject(text: "{}", folder: "/p")
    }
  }
}
