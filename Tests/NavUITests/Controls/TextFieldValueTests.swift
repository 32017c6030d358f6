import NavUI
import SceneModel
import Testing

@Suite("Text fields for values")
@MainActor
struct TextFieldValueTests {
  @Test("a readable text sets the value, and any other text does not")
  func values() throws {
    let app = TestApp(ValuesApp.self)
    #expect(values(of: app) == ["3", "", "2.5"])
    try app.type("12", into: "Count")
    try app.type("7", into: "Maybe")
    try app.type("1.25", into: "Price")
    #expect(values(of: app) == ["12", "7", "1.25"])
    try app.type("many", into: "Count")
    try app.type("", into: "Maybe")
    #expect(values(of: app) == ["12", "", "1.25"])
  }

  private func values(of app: TestApp) -> [String?] {
    app.screen?.children.filter { $0.kind == .textField }.map(\.value) ?? []
  }
}

private struct ValuesApp: App {
  var body: some Scene { WindowGroup { ValuesView() } }
}

private struct ValuesView: View {
  @State private var count = 3
  @State private var maybe: Int?
  @State private var price = 2.5

  private let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.maximumFractionDigits = 2
    return formatter
  }()

  var body: some View {
    TextField("Count", value: $count, format: .number)
    TextField("Maybe", value: $maybe, format: .number)
    TextField("Price", value: $price, formatter: formatter)
  }
}
