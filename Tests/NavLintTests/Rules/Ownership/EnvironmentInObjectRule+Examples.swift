@testable import NavLint

extension EnvironmentInObjectRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      #"""
      final class Checkout: ObservableObject {
        @↓Environment(\.dismiss) private var dismiss
      }
      """#,
      """
      @Observable class Model {
        @ObservationIgnored @↓Environment(Router.self) var router
      }
      """,
      """
      class Model: ObservableObject {
        @↓EnvironmentObject var router: Router
        @Published var names: [String] = []
      }
      """,
      """
      final class Model: ObservableObject {
        @↓State var count = 0
        @↓StateObject var store = Store()
      }
      """,
      #"""
      actor Loader {
        @↓Environment(\.openURL) var openURL
      }
      """#,
      """
      final class RowFactory {
        @↓ObservedObject var model: Model
        init(model: Model) { self.model = model }
      }
      final class Model: ObservableObject { @Published var count = 0 }
      """,
    ],
    clean: [
      #"""
      struct CheckoutView: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Text("Pay") }
      }
      """#,
      """
      final class Model: ObservableObject {
        @Published var names: [String] = []
        @AppStorage("order") var order = 0
      }
      """,
      #"""
      struct Shadow: ViewModifier {
        @Environment(\.colorScheme) var scheme
        func body(content: Content) -> some View { content }
      }
      """#,
      #"""
      final class Model {
        struct Row: View {
          @Environment(\.dismiss) private var dismiss
          var body: some View { Text("Row") }
        }
      }
      """#,
      """
      final class Model {
        let environment: Environment
        init(environment: Environment) { self.environment = environment }
      }
      """,
      """
      struct Rows: View {
        @ObservedObject var model: Model
        @SceneStorage("order") private var order = 0
        var body: some View { Text("\\(model.count + order)") }
      }
      final class Model: ObservableObject { @Published var count = 0 }
      """,
    ]
  )
}
