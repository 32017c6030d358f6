import SwiftUI

struct Topic: Identifiable, Hashable {
  var id: String
}

struct Person: Identifiable {
  var id = 0
  var givenName = ""
  var familyName = ""
  var age = 0
}

@Animatable
struct Wave: Shape {
  var amplitude: Double
  var phase: CGFloat
  @AnimatableIgnored var steps = 3

  func path(in rect: CGRect) -> Path { Path() }
}

struct Card: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}

struct Loud: ViewModifier {
  func body(content: Content) -> some View { content.accessibilityLabel("loud") }
}

@main
struct TokenApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}

struct ContentView: View {
  @State private var query = ""
  @State private var tokens: [Topic] = []
  @State private var suggestions = [Topic(id: "red"), Topic(id: "blue")]
  @State private var amount = 0.5
  @State private var angle = Angle.degrees(90)
  @State private var people = [
    Person(id: 1, givenName: "Juan", familyName: "Chavez", age: 40),
    Person(id: 2, givenName: "Mei", familyName: "Chen", age: 30),
  ]
  @State private var order = [KeyPathComparator(\Person.givenName)]
  @State private var text = ""
  @State private var textSelection: TextSelection?

  var body: some View {
    NavigationStack {
      Form {
        Text("\(tokens.count) tokens")
        Stepper("Share", value: $amount, in: 0...1, step: 0.25, format: .percent)
        Text(amount, format: .percent)
        TextField("Name", text: $text, selection: $textSelection)
        Button("Turn \(Int(angle.degrees))") { angle += .degrees(45) * 2 }
        Wave(amplitude: 1, phase: 2)
        Text("quiet").modifier(Card().concat(Loud())).font(.body.scaled(by: 1.5))
        Text("spaced").lineHeight(.loose)
        Text("post/42".firstMatch(of: /post\/(\d+)/)?.1 ?? "none")
        NavigationLink("People") {
          Table(people.sorted(using: order), sortOrder: $order) {
            TableColumn("Given", value: \.givenName)
            TableColumn("Age", value: \.age) { Text("\($0.age)") }
          }
          .tableStyle(.inset)
          .navigationTitle("People")
        }
      }
      .navigationTitle("Tokens")
      .searchable(text: $query, tokens: $tokens, suggestedTokens: $suggestions) { Text($0.id) }
      .safeAreaBar(edge: .bottom) { Text("bar") }
    }
  }
}
