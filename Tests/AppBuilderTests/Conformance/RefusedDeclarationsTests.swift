import Shares
import Testing

@testable import AppBuilder

/// Code that Xcode refuses must not compile here, or a learner takes home code that does not work.
@Suite("declarations that Xcode refuses")
struct RefusedDeclarationsTests {
  private static let compiled = Result {
    try SourcePieces(
      [("imports", imports)]
        + refused.enumerated().map { index, code in
          ("\(index)", code.replacing("NAME", with: "piece\(index)"))
        }
    )
  }

  private static let imports = """
    import Charts
    import MapKit
    import SwiftData
    struct Plain { var n = 0 }
    struct Named: Identifiable { let id = 1; var name = "" }
    final class Old: ObservableObject { @Published var n = 0 }
    @Observable final class New { var n = 0 }
    @Model final class Kept { var name = ""; init() {} }
    """

  /// Each run tries a third of them.
  @Test("each of these declarations is refused", arguments: Share(of: 3).of(refused.indices))
  func isRefused(index: Int) throws {
    let messages = try Self.compiled.get().messages["\(index)"] ?? []
    #expect(messages.contains { $0.hasPrefix("error") }, "\(Self.refused[index])")
  }

  @Test("the code around them is accepted")
  func surroundings() throws {
    #expect(try Self.compiled.get().messages["imports"] == nil)
  }

  private static func view(_ expression: String) -> String {
    "@MainActor func NAME() -> some View { \(expression) }"
  }

  private static let refused =
    [
      // Views and modifiers that do not exist, or not with these arguments.
      view("Text(1)"), view("Text(nil as String?)"), view("Label(\"a\")"),
      view("Image(systemName: 3)"), view("Button(\"a\")"), view("Toggle(\"a\")"),
      view("Toggle(\"a\", isOn: true)"), view("TextField(\"a\", text: \"b\")"),
      view("Slider(value: 3)"), view("Picker(\"a\") { Text(\"b\") }"),
      view("List([Plain()]) { _ in Text(\"\") }"), view("ForEach([Plain()]) { _ in Text(\"\") }"),
      view("Text(\"\").navigationTitel(\"a\")"), view("Text(\"\").font(.huge)"),
      view("Text(\"\").foregroundStyle(.sunny)"), view("Text(\"\").frame(width: \"wide\")"),
      view("Text(\"\").padding(.inside)"), view("Text(\"\").frame(width: 1, maxWidth: 2)"),
      view("VStack(alignment: .top) { Text(\"\") }"),
      view("HStack(alignment: .leading) { Text(\"\") }"),
      view("Text(\"\").tabItem(\"a\")"), view("Text(\"\").buttonStyle(.loud)"),
      view("Text(\"\").listStyle(.fancy)"), view("Text(\"\").bold().resizable()"),
      view("Color.red.resizable()"),
      view("Section(footer: \"a\") { Text(\"\") }"), view("Gauge(value: \"a\") { Text(\"\") }"),
      view("ProgressView(value: \"a\")"), view("Stepper(\"a\", value: 3)"),
      view("DatePicker(\"a\", selection: Date())"), view("Link(\"a\", destination: \"b\")"),
      view("GeometryReader { Text(\"\") }"), view("AsyncImage(url: \"a\")"),
      // Navigation.
      view("NavigationStack(path: [1]) { Text(\"\") }"),
      view("NavigationStack(path: .constant([Plain()])) { Text(\"\") }"),
      view("NavigationLink(value: Plain()) { Text(\"\") }"),
      view("NavigationLink(\"a\", value: Plain())"), view("NavigationLink(\"a\", to: 1)"),
      view("Text(\"\").navigationDestination(for: Plain.self) { _ in Text(\"\") }"),
      view("Text(\"\").navigationDestination(for: 1) { _ in Text(\"\") }"),
      view("Text(\"\").navigationDestination(for: Int.self) { Text(\"\") }"),
      view("Text(\"\").navigationDestination(isPresented: true) { Text(\"\") }"),
      view("Text(\"\").navigationDestination(item: .constant(1)) { Text(\"\") }"),
      view("Text(\"\").sheet(isPresented: true) { Text(\"\") }"),
      view("Text(\"\").sheet(item: .constant(Plain() as Plain?)) { _ in Text(\"\") }"),
      view("Text(\"\").fullScreenCover(isPresented: 1) { Text(\"\") }"),
      view("Text(\"\").alert(\"a\", isPresented: false) {}"),
      view("Text(\"\").toolbar { ToolbarItem(placement: .middle) { Text(\"\") } }"),
      view("Text(\"\").navigationBarTitleDisplayMode(.small)"),
      view("Text(\"\").presentationDetents([.huge])"),
      view("Text(\"\").presentationDetents(.large)"),
      view("TabView(selection: 1) { Text(\"\") }"), view("Text(\"\").tabViewStyle(.book)"),
      view("NavigationSplitView { Text(\"\") }"),
      view("Text(\"\").searchable(text: \"a\")"), view("Text(\"\").onOpenURL { Text(\"\") }"),
      "func NAME(path: NavigationPath) { path.append(1) }",
      "func NAME(path: NavigationPath) -> Int { path[0] }",
      "func NAME(path: inout NavigationPath) { path.popLast() }",
      "func NAME(path: inout NavigationPath) { path.removeFirst() }",
      "func NAME(path: NavigationPath) -> Int { path.count() }",
      // State and the environment.
      "struct NAME: View { @State var n; var body: some View { Text(\"\") } }",
      "struct NAME: View { var n = 0; var body: some View { Button(\"a\") { n += 1 } } }",
      "struct NAME: View { @State var n = 0; var body: some View { Toggle(\"a\", isOn: $n) } }",
      "struct NAME: View { @Binding var n = 0; var body: some View { Text(\"\") } }",
      "struct NAME: View { @StateObject var o = New(); var body: some View { Text(\"\") } }",
      "struct NAME: View { @ObservedObject var o = New(); var body: some View { Text(\"\") } }",
      "struct NAME: View { @EnvironmentObject var o: New; var body: some View { Text(\"\") } }",
      "struct NAME: View { @Environment(Old.self) var o; var body: some View { Text(\"\") } }",
      "struct NAME: View { @Environment(\\.dismis) var d; var body: some View { Text(\"\") } }",
      "struct NAME: View { @Environment(\\.dismiss) var d: Int; var body: Text { Text(\"\") } }",
      "struct NAME: View { @Bindable var o = Plain(); var body: some View { Text(\"\") } }",
      "struct NAME: View { let o: New; var body: some View { Stepper(\"a\", value: $o.n) } }",
      "struct NAME: View { @AppStorage(\"a\") var p = Plain(); var body: some View { Text(\"\") } }",
      "struct NAME: View { @AppStorage var n = 0; var body: some View { Text(\"\") } }",
      "struct NAME: View { @FocusState var f = true; var body: some View { Text(\"\") } }",
      "struct NAME: View { var content: some View { Text(\"\") } }",
      "struct NAME: View { var body: View { Text(\"\") } }",
      "struct NAME: View { var body: some View { let n: Int = \"a\"; Text(\"\\(n)\") } }",
      "struct NAME: App { var body: some View { Text(\"\") } }",
      "struct NAME: App { var body: some Scene { Text(\"\") } }",
      "struct NAME: ViewModifier { func body(content: Text) -> some View { content } }",
      "@Observable struct NAME { var n = 0 }",
      view("Text(\"\").environmentObject(New())"), view("Text(\"\").environmentObject(Plain())"),
      view("Text(\"\").environment(Old())"), view("Text(\"\").environment(\\.dismiss, 1)"),
      view("Text(\"\").onChange(of: Plain()) { _, _ in }"),
      view("Text(\"\").task(id: Plain()) {}"), view("Text(\"\").onReceive(1) { _ in }"),
      view("Text(\"\").tag(Plain())"), view("Text(\"\").id(Plain())"),
      view("Text(\"\").onTapGesture(count: \"a\") {}"),
      view("Text(\"\").animation(.fast, value: 1)"),
      view("Text(\"\").animation(.default, value: Plain())"), view("Text(\"\").disabled(\"a\")"),
      view("Text(\"\").preferredColorScheme(.blue)"), view("Text(\"\").rotationEffect(90)"),
      // Models.
      "@Model struct NAME { var n = 0 }",
      "struct NAME: View { @Query var p: [Plain]; var body: some View { Text(\"\") } }",
      "struct NAME: View { @Query var k: Kept; var body: some View { Text(\"\") } }",
      "struct NAME: View { @Query(sort: \\.nam) var k: [Kept]; var body: some View { Text(\"\") } }",
      "struct NAME: View { let k: Kept; var body: some View { TextField(\"a\", text: $k.name) } }",
      "func NAME(context: ModelContext) { context.insert(Plain()) }",
      "func NAME(context: ModelContext) { context.save() }",
      "func NAME(context: ModelContext) throws { try context.fetch(Kept.self) }",
      "let NAME = ModelContainer(for: Kept.self)",
      view("Text(\"\").modelContainer(for: Plain.self)"),
      view("Text(\"\").modelContainer(for: Kept())"),
      // UIKit, maps and charts.
      "struct NAME: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() } }",
      "struct NAME: UIViewControllerRepresentable {}",
      view("Map(3)"), view("Map { Text(\"\") }"), view("Chart { Text(\"\") }"),
      view("Chart { BarMark(x: 1, y: 2) }"), view("Text(\"\").mapStyle(.flat)"),
      view("UILabel()"), view("UIHostingController(rootView: Text(\"\"))"),
    ]
}
