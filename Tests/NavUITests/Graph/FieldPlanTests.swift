import NavUI
import Testing

@Suite("FieldPlan")
@MainActor
struct FieldPlanTests {
  @Test("properties of the runtime are found by their declared names")
  func properties() {
    let plan = FieldPlan(Sample.self)
    #expect(plan.properties.map(\.name) == ["count", "flag", "dismiss"])
    #expect(plan.bytes.count == 2)
  }
}

private struct Sample: View {
  let title: String
  @State private var count = 0
  @Binding var flag: Bool
  @Environment(\.dismiss) private var dismiss
  var number = 1

  var body: some View {
    Text(title)
  }
}
