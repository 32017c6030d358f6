@testable import NavLint

extension MissingBindableRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct Root: View {
        @Environment(Router.self) private var router
        var body: some View {
          NavigationStack(path: ↓$router.path) { Text("Patients") }
        }
      }
      """,
      """
      struct Root: View {
        @Environment(Router.self) var router
        var body: some View {
          TabView(selection: ↓$router.tab) {
            NavigationStack(path: $router.path) { Text("Patients") }
          }
        }
      }
      """,
      """
      struct Root: View {
        @Environment(Clinic.Router.self) private var router: Clinic.Router
        var body: some View { sheetView }
        private var sheetView: some View {
          Text("Patients").sheet(item: ↓$router.sheet) { _ in Text("Sheet") }
        }
      }
      """,
      """
      struct Root: View {
        @Environment(Router.self) private var router
        @Environment(Store.self) private var store
        var body: some View {
          Toggle("On", isOn: ↓$store.isOn)
          NavigationStack(path: ↓$router.path) { Text("Patients") }
        }
      }
      """,
      """
      struct Root: View {
        @Environment(Router.self) private var router
        var body: some View {
          other
          NavigationStack(path: ↓$router.path) { Text("Patients") }
        }
        private var other: some View {
          @Bindable var store = store
          return Text("Other")
        }
      }
      """,
    ],
    clean: [
      """
      struct Root: View {
        @Environment(Router.self) private var router
        var body: some View {
          @Bindable var router = router
          NavigationStack(path: $router.path) { Text("Patients") }
        }
      }
      """,
      """
      struct Root: View {
        @Bindable var router: Router
        var body: some View {
          NavigationStack(path: $router.path) { Text("Patients") }
        }
      }
      """,
      """
      struct Root: View {
        @EnvironmentObject private var router: Router
        var body: some View {
          NavigationStack(path: $router.path) { Text("Patients") }
        }
      }
      """,
      """
      struct Root: View {
        @Environment(Router.self) private var router
        var body: some View {
          @Bindable var bindable = router
          NavigationStack(path: $bindable.path) { Text("Patients") }
        }
      }
      """,
      """
      struct Root: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) { Text("Patients") }
        }
      }
      """,
      """
      struct Root: View {
        @Environment(Router.self) private var router
        var body: some View {
          ForEach($routers) { $router in
            Toggle("On", isOn: $router.isOn)
          }
        }
      }
      """,
    ]
  )
}
