@testable import NavLint

extension SelectionNotInDetentsRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      sheet(
        "@State private var stop = PresentationDetent.large",
        "[.medium], selection: ↓$stop"
      ),
      sheet(
        "@State private var stop: PresentationDetent = .fraction(0.5)",
        "[.medium, .large], selection: ↓$stop"
      ),
      sheet(
        "@State var stop: PresentationDetent = .medium",
        "[.fraction(0.2), .height(300)], selection: ↓$stop"
      ),
      sheet(
        "@State private var stop = PresentationDetent.height(200)",
        "[PresentationDetent.height(100), .large], selection: ↓$stop"
      ),
      sheet(
        "@State private var stop: PresentationDetent = .large",
        "[.medium, .fraction(0.9)], selection: ↓$stop"
      ),
    ],
    clean: [
      sheet(
        "@State private var stop = PresentationDetent.medium",
        "[.medium], selection: $stop"
      ),
      sheet(
        "@State private var stop: PresentationDetent = .fraction(0.5)",
        "[.fraction(0.5), .large], selection: $stop"
      ),
      sheet("@State private var stop = PresentationDetent.large", "heights, selection: $stop"),
      sheet("@Binding var stop: PresentationDetent", "[.medium], selection: $stop"),
      sheet("@State private var stop = PresentationDetent.large", "[.medium]"),
      sheet(
        "@State private var stop = PresentationDetent.large",
        "[.medium, .tall], selection: $stop"
      ),
    ]
  )

  private static func sheet(_ property: String, _ arguments: String) -> RuleExample {
    RuleExample(
      """
      struct Root: View {
        \(property)
        var body: some View {
          Text("Weather")
            .sheet(isPresented: $isShown) {
              Text("Sunny").presentationDetents(\(arguments))
            }
        }
      }
      """
    )
  }
}
