import Testing

@testable import AppBuilder

@Suite("How an app starts")
struct AppEntryTests {
  private func candidates(_ texts: String...) -> [AppEntry] {
    AppEntry.candidates(in: texts.enumerated().map { SourceFile(name: "F\($0).swift", text: $1) })
  }

  private func view(_ name: String) -> String {
    "struct \(name): View { var body: some View { EmptyView() } }\n"
  }

  @Test("the learner's own app goes before everything")
  func ownApp() {
    #expect(candidates(view("ContentView"), "@main struct Shop: App {}") == [.ownApp("Shop")])
  }

  @Test("statements in main.swift are an app of their own")
  func script() {
    let files = [SourceFile(name: "Sources/main.swift", text: "Shop.main()")]
    #expect(AppEntry.candidates(in: files) == [.ownScript])
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

  @Test("without any view there is nothing to start")
  func nothing() {
    #expect(candidates("struct Route: Hashable {}") == [.none])
  }

  @Test("the written app shows the view under a name that is free")
  func source() {
    let files = [SourceFile(name: "A.swift", text: "import Foundation\nstruct HomeApp {}")]
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
