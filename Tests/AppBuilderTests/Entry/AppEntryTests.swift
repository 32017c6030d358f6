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

  @Test("the learner's own app goes before everything")
  func ownApp() {
    #expect(candidates(view("ContentView"), "@main struct Shop: App {}") == [.ownApp("Shop")])
  }

  @Test("statements in main.swift are an app of their own")
  func script() throws {
    let files = [SourceFile(name: "Sources/main.swift", text: "Shop.main()")]
    #expect(try AppEntry.candidates(in: files) == [.ownScript])
  }

  @Test("ContentView goes before previews, and these before the last view")
  func order() {
    let found = candidates(view("ContentView") + view("Last") + "#Preview { Row(1) }")
    #expect(
      found == [
        .around(view: "ContentView"), .preview(code: "Row(1)"), .around(view: "Last"), .none,
      ]
    )
  }

  @Test("a preview that hands ContentView what it needs goes before ContentView alone")
  func injecting() {
    let preview = "ContentView().environmentObject(Store())"
    let found = candidates(view("ContentView"), "#Preview { Row(1) }\n#Preview { \(preview) }")
    #expect(found.first == .preview(code: preview))
    #expect(found.dropFirst().first == .around(view: "ContentView"))
  }

  @Test(
    "a view or a preview that is chosen goes before the app; what is not there is reported with what is"
  )
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

  @Test(
    "the app that something else is shown in place of is not an entry any more, at the same columns"
  )
  func hiddenMain() {
    let files = [SourceFile(name: "F.swift", text: "@main struct Shop: App {}")]
    #expect(StagedSources(files, entry: "").files[0].text == "      struct Shop: App {}")
    #expect(StagedSources(files, entry: nil).files[0].text == "@main struct Shop: App {}")
  }

  @Test("what a preview declares with @Previewable becomes the state of its view")
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

  @Test("files without a view have no app to start")
  func nothing() {
    #expect(candidates("struct Route: Hashable {}") == [.none])
  }

  @Test("the written app shows the view under a name that is free")
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

  @Test("the code of a preview becomes the body of a view")
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
