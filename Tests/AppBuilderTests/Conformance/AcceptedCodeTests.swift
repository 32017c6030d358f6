import Testing

@testable import AppBuilder

@Suite("code that SwiftUI accepts without a warning")
struct AcceptedCodeTests {
  private let pieces: SourcePieces

  init() throws {
    pieces = try Self.compiled.get()
  }

  private static let compiled = Result { try SourcePieces(accepted) }

  @Test("NS-34: links that bring their own screen are not deprecated")
  func closureLink() {
    #expect(pieces.messages["NS-34"] == nil)
  }

  @Test("TV-14: a tab view may be inside a stack")
  func tabViewInStack() {
    #expect(pieces.messages["TV-14"] == nil)
  }

  @Test("TV-39: a tab view may have more than ten entries, as in newer SDKs")
  func elevenTabs() {
    #expect(pieces.messages["TV-39"] == nil)
  }

  @Test(
    "code from courses compiles as in Xcode",
    arguments: [
      "spelling", "picture", "filter", "options", "group", "measurement", "photo",
      "collection", "animation", "bridges", "previews", "small", "focus", "formats", "regex",
      "resources",
    ]
  )
  func courses(id: String) {
    #expect(pieces.messages[id] == nil)
  }

  @Test("TV-43: a custom type called Tab hides SwiftUI's")
  func ownTab() throws {
    let own = try SourcePieces([
      (
        "TV-43",
        """
        enum Tab: Hashable { case home }
        struct Main: View {
          @State private var tab = Tab.home
          var body: some View {
            TabView(selection: $tab) { Text("").tag(Tab.home) }
          }
        }
        """
      ),
      (
        "TV-43 confused",
        """
        @MainActor func both() -> some View {
          TabView { Tab("A", systemImage: "a") { Text("") } }
        }
        """
      ),
    ])
    #expect(own.messages["TV-43"] == nil)
    #expect(own.messages["TV-43 confused"]?.isEmpty == false)
  }
}

private let accepted: [(id: String, code: String)] = [
  (
    "NS-34",
    """
    struct Links: View {
      var body: some View {
        NavigationStack {
          NavigationLink("a") { Text("") }
          NavigationLink { Text("") } label: { Text("b") }
          NavigationLink("c", destination: Text(""))
          NavigationLink(destination: Text("")) { Text("d") }
        }
      }
    }
    """
  ),
  (
    "TV-14",
    """
    struct Wrapped: View {
      var body: some View {
        NavigationStack { TabView { Text("").tabItem { Text("a") } } }
      }
    }
    """
  ),
  (
    "TV-39",
    """
    struct Many: View {
      var body: some View {
        TabView {
    \((1...11).map { "      Tab(\"\($0)\", systemImage: \"a\") { Text(\"\") }" }.joined(separator: "\n"))
        }
      }
    }
    """
  ),
  (
    "spelling",
    """
    import UIKit
    @MainActor func isReal(_ word: String) -> Bool {
      let range = NSRange(location: 0, length: word.utf16.count)
      return UITextChecker().rangeOfMisspelledWord(
        in: word, range: range, startingAt: 0, wrap: false, language: "en"
      ).location == NSNotFound
    }
    """
  ),
  (
    "picture",
    """
    import UIKit
    extension ImageResource { static let boat = ImageResource(name: "boat", bundle: .main) }
    struct Pictures: View {
      var body: some View {
        Button("Row", image: .boat) {}
        Button("Sink", image: .boat, role: .destructive) {}
        Label("Boat", image: .boat)
        Image(uiImage: UIImage(resource: .boat))
        Image(uiImage: UIImage(imageLiteralResourceName: "boat"))
      }
    }
    """
  ),
  (
    "filter",
    """
    import CoreImage
    import CoreImage.CIFilterBuiltins
    func filters() -> [CIFilter] {
      let filter = CIFilter.bloom()
      if filter.inputKeys.contains(kCIInputAmountKey) { filter.setValue(1, forKey: kCIInputAmountKey) }
      return [filter, .gloom(), .boxBlur(), .whitePointAdjust(), .colorControls()]
    }
    """
  ),
  (
    "options",
    """
    func save(_ data: Data, to file: URL) throws {
      try data.write(to: file, options: [.atomicWrite, .completeFileProtection])
    }
    """
  ),
  (
    "group",
    """
    struct Grouped: View {
      var body: some View {
        Text("").toolbar {
          Group {
            ToolbarItem { Button("a") {} }
            ToolbarItem { Button("b") {} }
          }
        }
      }
    }
    """
  ),
  (
    "measurement",
    """
    struct Way: View {
      let way: Measurement<UnitLength>
      var body: some View {
        Text(way.formatted(.measurement(width: .wide, usage: .road)))
        Text(way, format: .measurement(width: .abbreviated))
      }
    }
    """
  ),
  (
    "photo",
    """
    import PhotosUI
    func load(_ item: PhotosPickerItem) {
      item.loadTransferable(type: Data.self) { result in
        if case .success(let data?) = result { print(data.count) }
      }
    }
    """
  ),
  (
    "collection",
    """
    struct Rows: View {
      @State private var items = [1, 2]
      var body: some View {
        ForEach($items, id: \\.self) { $item in Text("\\(item)") }
        ForEach(Array($items.enumerated()), id: \\.offset) { Text("\\($1.wrappedValue)") }
        Text("\\($items.first { $0.wrappedValue == 1 }?.wrappedValue ?? 0)")
      }
    }
    """
  ),
  (
    "animation",
    """
    struct Turning: View {
      let angle = Angle.degrees(3) * 2 + .radians(1) / 4 - .zero
      var body: some View {
        Text("")
          .rotationEffect(angle)
          .keyframeAnimator(initialValue: CGPoint.zero) { content, point in
            content.offset(x: point.x, y: point.y)
          } keyframes: { _ in
            LinearKeyframe(CGPoint(x: 1, y: 1), duration: 1)
          }
      }
    }
    @Animatable struct Bar: Shape {
      var width: CGFloat
      func path(in rect: CGRect) -> Path { Path() }
    }
    """
  ),
  (
    "bridges",
    """
    import UIKit
    struct Marked: UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ view: UILabel, context: Context) {}
    }
    struct Hosted: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIViewController {
        UIHostingController(rootView: Text(""))
      }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
    @MainActor func endEditing() -> UIWindow? {
      UIApplication.shared.sendAction(
        #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
      return (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first
    }
    """
  ),
  (
    "previews",
    """
    struct Sample: PreviewModifier {
      static func makeSharedContext() async throws -> Int { 1 }
      func body(content: Content, context: Int) -> some View { content }
    }
    #Preview("a", traits: .modifier(Sample())) { Text("") }
    #Preview("b", traits: .fixedLayout(width: 1, height: 2)) { Text("") }
    """
  ),
  (
    "small",
    """
    struct Waving: TextRenderer {
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
    }
    struct Plain: ViewModifier {
      func body(content: Content) -> some View { content }
    }
    @MainActor func picture() -> UIImage? { ImageRenderer(content: Text("")).uiImage }
    struct Small: View {
      @Environment(\\.self) private var environment
      @State private var text = ""
      @State private var selection: TextSelection?
      @State private var amount = 1.0
      @State private var isMoving = false
      let title = LocalizedStringResource("x")
      var body: some View {
        VStack {
          TextField("a", text: $text, selection: $selection)
          Stepper("n", value: $amount, format: .number)
          Text("c").fileMover(isPresented: $isMoving, file: nil) { _ in }
          Text("d").onDrag { NSItemProvider() }.onDrop(of: [.text], isTargeted: nil) { _ in true }
          Text("e").font(.body.scaled(by: 2)).lineHeight(.loose)
          Text("f").accessibilityLabel("x").accessibilityHeading(.h1)
          Text("g").safeAreaBar(edge: .bottom) { Text("") }
          Text("\\(Color.red.resolve(in: environment).red)")
          NavigationLink(title) { Text(title) }
          Group(subviews: Text("")) { Text("\\($0.count)") }
          ForEach(subviews: Text("")) { $0 }
        }
        .modifier(Plain().concat(Plain()))
      }
    }
    """
  ),
  (
    "focus",
    """
    extension FocusedValues { @Entry var note: Binding<Int>? }
    struct Focusing: View {
      @State private var text = ""
      @FocusState private var isSearching: Bool
      @FocusedBinding(\\.note) private var note
      var body: some View {
        Text("\\(note ?? 0)").searchable(text: $text).searchFocused($isSearching)
      }
    }
    """
  ),
  (
    "formats",
    """
    import os
    func formats() async throws -> [String] {
      let relative = RelativeDateTimeFormatter()
      relative.unitsStyle = .full
      let parts = DateComponentsFormatter()
      parts.allowedUnits = [.hour]
      for try await line in URL(fileURLWithPath: "/x").lines { print(line) }
      if let url = URL(string: "https://x.y") { _ = try await URLSession.shared.bytes(from: url) }
      os_log("x")
      let lock = OSAllocatedUnfairLock(initialState: 0)
      lock.withLock { $0 += 1 }
      UserDefaults.standard.setValue(1, forKey: "x")
      return [
        relative.localizedString(for: .now, relativeTo: .now), parts.string(from: 3) ?? "",
        String(localized: "a", defaultValue: "b"),
        ListFormatter.localizedString(byJoining: ["a"]),
      ]
    }
    """
  ),
  (
    "regex",
    """
    func digits(_ text: String) -> Substring? { text.firstMatch(of: /(\\d+)/)?.1 }
    """
  ),
  (
    "resources",
    """
    extension ColorResource { static let brand = ColorResource(name: "brand", bundle: .main) }
    struct Catalogue: View {
      var body: some View {
        Color(.brand)
        Text(Bundle.main.bundleIdentifier!)
        Text(Bundle.main.url(forResource: "names", withExtension: "json")?.path ?? "")
      }
    }
    """
  ),
]
