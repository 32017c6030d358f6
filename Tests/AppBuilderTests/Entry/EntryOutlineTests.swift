import Testing

@testable import AppBuilder

@Suite("The ways to start a file")
struct EntryOutlineTests {
  @Test("the app is the type behind @main")
  func main() {
    #expect(EntryOutline(of: "// @main\n@main\nfinal class Shop: App {}").mainType == "Shop")
    #expect(EntryOutline(of: "@main struct Shop: App {}").mainType == "Shop")
    #expect(EntryOutline(of: "/* @main */ struct Shop: App { let a = \"@main\" }").mainType == nil)
  }

  @Test("an app nested in another type is the type behind the first @main")
  func nestedMain() {
    let nested = "enum Outer { enum Inner {\n@main public struct Shop: SwiftUI.App {} } }"
    #expect(EntryOutline(of: nested).mainType == "Shop")
    #expect(
      EntryOutline(of: "extension Outer { @main private struct Shop {} }").mainType == "Shop"
    )
    #expect(EntryOutline(of: "\(nested)\n@main struct Top: App {}").mainType == "Top")
    #expect(EntryOutline(of: "enum Outer { func main() {}; let a = \"@main\" }").mainType == nil)
    #expect(EntryOutline(of: "enum Outer { @main }").mainType == nil)
  }

  @Test("views that can be made without arguments are found")
  func views() {
    let text = """
      struct Plain: View { var body: some View { Text("{") } }
      public struct Wrapped: SwiftUI.View, Equatable {
        @Environment(\\.dismiss) private var dismiss
        @EnvironmentObject var store: Store
        @State private var count = 0, name: String = ""
        @State private var draft: Draft?
        static let shared: Int
        let title: String = "x"
        let items = [1].map { $0 }
        @FocusState private var isFocused: Bool
        var body: some View { EmptyView() }
      }
      struct Initialized: View {
        let a: Int
        init(a: Int) { self.a = a }
        init(b: (Int, Int) = (1, 2), c: [String: Int] = [:]) { a = 1 }
        var body: some View { EmptyView() }
      }
      extension Plain { struct Nested: View { var body: some View { EmptyView() } } }
      """
    #expect(EntryOutline(of: text).views == ["Plain", "Wrapped", "Initialized"])
  }

  @Test(
    "views that need arguments are not offered",
    arguments: [
      "struct A: View { let x: Int; var body: some View { EmptyView() } }",
      "struct A: View {\n  @Binding var x: Int\n  var body: some View { EmptyView() }\n}",
      "struct A: View {\n  @Binding var x: Int?\n  var body: some View { EmptyView() }\n}",
      "struct A: View {\n  let x: Int?\n  var body: some View { EmptyView() }\n}",
      "struct A: View {\n  var x: () -> Void\n  var body: some View { EmptyView() }\n}",
      "struct A: View { init(_ x: Int) {}\n var body: some View { EmptyView() } }",
      "struct A<T>: View { var body: some View { EmptyView() } }",
      "private struct A: View { var body: some View { EmptyView() } }",
      "struct A: Hashable {}", "struct A {}", "struct A: View", "struct",
    ]
  )
  func unsuitable(text: String) {
    #expect(EntryOutline(of: text).views == [])
  }

  @Test("previews are found with their code")
  func previews() {
    let text = """
      #Preview("One", traits: .portrait) {
        let store = Store("}")
        ContentView(store: store)
      }
      #Preview { @Previewable @State var x = 1; Text("\\(x)") }
      struct Old_Previews: PreviewProvider { static var previews: some View { Text("") } }
      """
    let outline = EntryOutline(of: text)
    let previews = outline.previews
    #expect(
      previews.map(\.code) == [
        "let store = Store(\"}\")\n  ContentView(store: store)", #"Text("\(x)")"#,
      ]
    )
    #expect(previews.map(\.properties) == [[], ["@State var x = 1;"]])
    #expect(previews.map(\.title) == ["\"One\"", #"Text("\(x)")"#])
    #expect(outline.previewProviders.map(\.name) == ["Old_Previews"])
  }
}
