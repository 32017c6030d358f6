@testable import NavLint

extension ItemNotClearedRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct Towns: View {
        @State private var chosen: Int?
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            List(0..<3) { town in Button("Town") { chosen = 1 } }
          }
          .onChange(of: ↓chosen) { _, town in
            if let town { path.append(town) }
          }
        }
      }
      """,
      shop(
        "Button(\"Teapot\") { chosen = \"Teapot\" }",
        ".onChange(of: ↓chosen) { isShown = true }"
      ),
      shop(
        "ForEach(wares, id: \\.self) { ware in Button(ware) { chosen = ware } }",
        ".onChange(of: ↓chosen) { _, new in if new != nil { isShown = true } }"
      ),
      shop(
        "Text(\"Teapot\").onTapGesture { self.chosen = teapot.name }",
        ".onChange(of: ↓chosen) { _ in self.isShown = true }"
      ),
      shop(
        "Button(\"Teapot\") { chosen = name(of: 3) }",
        ".onChange(of: ↓chosen, initial: false) { old, new in isShown = true }"
      ),
      shop(
        "Text(chosen ?? \"None\"); Button(\"Cup\") { chosen = \"Cup\" }",
        ".onChange(of: ↓chosen) { print(\"chosen\"); isShown = true }"
      ),
    ],
    clean: [
      """
      struct Towns: View {
        @State private var chosen: Int?
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            List(0..<3) { town in Button("Town") { chosen = 1 } }
          }
          .onChange(of: chosen) { _, town in
            if let town { path.append(town) }
            chosen = nil
          }
        }
      }
      """,
      shop(
        "Button(\"Teapot\") { chosen = \"Teapot\" }",
        ".onChange(of: chosen) { isShown = true; chosen = nil }"
      ),
      shop(
        "Button(\"Teapot\") { chosen = \"Teapot\" }; Button(\"None\") { chosen = nil }",
        ".onChange(of: chosen) { isShown = true }"
      ),
      shop(
        "Button(\"Teapot\") { chosen = \"Teapot\" }",
        ".onChange(of: chosen) { print(\"chosen\") }"
      ),
      shop(
        "Picker(\"Ware\", selection: $chosen) { Text(\"Cup\") }",
        ".onChange(of: chosen) { isShown = true }"
      ),
      shop(
        "Button(\"Teapot\") { chosen = isOpen ? \"Teapot\" : nil }",
        ".onChange(of: chosen) { isShown = true }"
      ),
      shop(
        "Button(\"Teapot\") { chosen = \"Teapot\" }",
        ".onChange(of: other) { isShown = true }"
      ),
    ]
  )

  private static func shop(_ row: String, _ change: String) -> RuleExample {
    RuleExample(
      """
      struct Shop: View {
        @State private var chosen: String?
        @State private var isShown = false
        var body: some View {
          VStack { \(row) }
            \(change)
            .sheet(isPresented: $isShown) { Text("Three sizes") }
        }
      }
      """
    )
  }
}
