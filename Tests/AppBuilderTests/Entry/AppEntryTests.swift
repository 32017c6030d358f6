import Testing

@testable import AppBuilder

@Suite("How an app starts")
struct AppEntryTests {
  private func candidates(_ texts: String...) -> [AppEntry] {
    // Only what was chosen can be missing.
    (try? AppEntry.candidates(
      in: texts.enumerated().map { SourceFile(name: "F\($0).swift", text: $1) }
    )) ?? []
  }

  private func view(_ name: String) -> String {
    "struct \(name): View { var body: some View { EmptyView() } }\n"
  }

  @Test("the learner's own app is preferred to everything else")
  func ownApp() {
    #expect(candidates(view("ContentView"), "@main struct Shop: App {}") == [.ownApp("Shop")])
  }

  @Test("statements in main.swift count as an app")
  func script() throws {
    let files = [SourceFile(name: "Sources/main.swift", text: "Shop.main()")]
    #expect(try AppEntry.candidates(in: files) == [.ownScript])
  }

  @Test("ContentView is preferred to previews, and previews to the last view")
  func order() {
    let found = candidates(view("ContentView") + view("Last") + "#Preview { Row(1) }")
    #expect(
      found == [
        .around(view: "ContentView"), .preview(code: "Row(1)"), .around(view: "Last"), .none,
      ]
    )
  }

  @Test("a preview that gives ContentView its arguments is preferred to ContentView alone")
  func injecting() {
    let preview = "ContentView().environmentObject(Store())"
    let found = candidates(view("ContentView"), "#Preview { Row(1) }\n#Preview { \(preview) }")
    #expect(found.first == .preview(code: preview))
    #expect(found.dropFirst().first == .around(view: "ContentView"))
  }

  @Test("a chosen view or preview is preferred to the app; a wrong choice lists the choices")
  func chosen() throws {
    let text = view("A") + view("B") + "@main struct Shop: App {}\n#Preview(\"Two\") { Row(2) }"
    let files = [SourceFile(name: "F.swift", text: text)]
    var choices = BuildChoices()
    choices.view = "B"
    #expect(try AppEntry.candidates(in: files, choices: choices) == [.around(view: "B")])
    choices.view = "C"
    #expect(throws: BuildError.source(SourceFault(reason: .noView("C", ["A", "B"])))) {
      try AppEntry.candidates(in: files, choices: choices)
    }
    choices.view = nil
    choices.preview = 1
    #expect(try AppEntry.candidates(in: files, choices: choices) == [.preview(code: "Row(2)")])
    choices.preview = 2
    #expect(throws: BuildError.source(SourceFault(reason: .noPreview(2, ["1 (\"Two\")"])))) {
      try AppEntry.candidates(in: files, choices: choices)
    }
  }

  @Test("a replaced app is no longer an entry, and no column moves")
  func hiddenMain() {
    let files = [SourceFile(name: "F.swift", text: "@main struct Shop: App {}")]
    #expect(StagedSources(files, entry: "").files[0].text == "      struct Shop: App {}")
    #expect(StagedSources(files, entry: nil).files[0].text == "@main struct Shop: App {}")
  }

  @Test("a declaration with @Previewable becomes state of the preview's view")
  func previewable() {
    let text = """
      #Preview {
        @Previewable @State var isOn =
          true
        @Previewable @State var name = "x"
        Toggle(name, isOn: $isOn)
      }
      """
    let found = candidates(text)
    let properties = ["@State var isOn =\n    true", #"@State var name = "x""#]
    #expect(found.first == .preview(code: "Toggle(name, isOn: $isOn)", properties: properties))
  }

  @Test("files without a view have no entry")
  func nothing() {
    #expect(candidates("struct Route: Hashable {}") == [.none])
  }

  @Test("the generated app shows the view under an unused name")
  func source() {
    let text = "import Foundation\nimport Speech\nstruct HomeApp {}"
    let files = [SourceFile(name: "A.swift", text: text)]
    #expect(
      AppEntry.around(view: "Home").source(beside: files) == """
        import Foundation
        import SwiftUI

        @main
        struct HomeApp_: App {
          var body: some Scene {
            WindowGroup { Home() }
          }
        }

        """
    )
  }

  @Test("a preview's code becomes the body of a view")
  func preview() {
    #expect(
      AppEntry.preview(code: "return Row(1)").source(beside: []) == """
        import SwiftUI

        @main
        struct PreviewApp: App {
          var body: some Scene {
            WindowGroup { Preview() }
          }
        }

        struct Preview: View {
          var body: some View {
        return Row(1)
          }
        }

        """
    )
  }
}
