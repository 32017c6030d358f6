import Foundation
import Testing

@testable import NavFoundation

@Suite("Translations")
struct TranslationsTests {
  private func folder(_ files: [String: String]) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appending(path: "translations-\(UUID())")
    for (name, text) in files {
      let file = url.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return url
  }

  private static let catalogue = """
    {"sourceLanguage": "en", "strings": {
      "Hello": {"localizations": {"de": {"stringUnit": {"value": "Hallo"}}}},
      "%lld cats": {"localizations": {"pl": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%lld kot"}}, "few": {"stringUnit": {"value": "%lld koty"}},
        "many": {"stringUnit": {"value": "%lld kotów"}}, "other": {"stringUnit": {"value": "%lld kota"}}}}}}}
    }}
    """

  @Test("a string catalogue provides texts and plural forms in the current language")
  func catalogue() throws {
    let folder = try folder(["Localizable.xcstrings": Self.catalogue])
    defer { try? FileManager.default.removeItem(at: folder) }
    let translations = Translations()
    translations.open(folder.path)
    #expect(translations.text(for: "Hello") == nil)
    translations.language = "de-AT"
    #expect(translations.text(for: "Hello") == "Hallo")
    translations.language = "pl"
    #expect(
      [1, 3, 5, 22].map { translations.text(for: "%lld cats", number: $0) }
        == ["%lld kot", "%lld koty", "%lld kotów", "%lld koty"]
    )
  }

  @Test("string tables are found by the language's folder, then by the base folder")
  func strings() throws {
    let folder = try folder([
      "en.lproj/Names.strings": "\"a\" = \"one\";\n\"b\" = \"two\";\n",
      "de.lproj/Names.strings": "/* first */\n\"a\" = \"eins\";\n",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let translations = Translations()
    translations.open(folder.path)
    translations.language = "de"
    #expect(translations.text(for: "a", table: "Names") == "eins")
    #expect(translations.text(for: "b", table: "Names") == "two")
    #expect(translations.text(for: "c", table: "Names") == nil)
  }

  @Test("without a folder there are no translations")
  func nothing() {
    #expect(Translations().text(for: "Hello") == nil)
  }
}
