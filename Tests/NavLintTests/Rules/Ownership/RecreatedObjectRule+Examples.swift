@testable import NavLint

extension RecreatedObjectRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct TripList: View {
        @↓ObservedObject private var router = Router()
        var body: some View { Text("Trips") }
      }
      """,
      """
      struct TripList: View {
        @↓ObservedObject var router: Router = Router(path: [])
        var body: some View { Text("Trips") }
      }
      """,
      """
      @main
      struct TripApp: App {
        @↓ObservedObject var store = Store()
        var body: some Scene { WindowGroup { Text("Trips") } }
      }
      """,
      """
      struct TripList: View {
        let title: String
        @↓ObservedObject private var router = Router()
        init(title: String) { self.title = title }
        var body: some View { Text(title) }
      }
      """,
      """
      struct Outer: View {
        @StateObject private var kept = Store()
        @↓ObservedObject private var lost = Store<Int>()
        var body: some View { Text("Trips") }
      }
      """,
      """
      struct TripList: View {
        @↓ObservedObject private var router: Router
        init() { router = Router() }
        var body: some View { Text("Trips") }
      }
      """,
      RuleExample(
        """
        struct TripList: View {
          @↓ObservedObject var router: Router
          init(start: String) {
            self._router = ObservedObject(wrappedValue: Router(path: [start]))
          }
          var body: some View { Text("Trips") }
        }
        """,
        fixedNames: ["router"]
      ),
      """
      struct TripList: View {
        @↓ObservedObject var router: Router = .init()
        var body: some View { Text("Trips") }
      }
      """,
      """
      @Observable final class Router { var path: [String] = [] }
      struct TripList: View {
        private let ↓router = Router()
        var body: some View { Text(router.path.joined()) }
      }
      """,
      """
      final class Guest: ObservableObject { @Published var name = "Ada" }
      struct TripList: View {
        let ↓guest = Guest()
        var body: some View { Text("Trips").environmentObject(guest) }
      }
      """,
      """
      @Observable final class Trip { var name = "Norway" }
      struct TripEditor: View {
        @Bindable var ↓trip = Trip()
        var body: some View { TextField("Name", text: $trip.name) }
      }
      """,
    ],
    clean: [
      """
      struct TripList: View {
        @StateObject private var router = Router()
        var body: some View { Text("Trips") }
      }
      """,
      """
      struct TripList: View {
        @ObservedObject var router: Router
        var body: some View { Text("Trips") }
      }
      """,
      """
      struct TripList: View {
        @ObservedObject private var store = Store.shared
        var body: some View { Text("Trips") }
      }
      """,
      """
      struct TripList: View {
        @ObservedObject private var store = library.store()
        var body: some View { Text("Trips") }
      }
      """,
      """
      struct TripList: View {
        @State private var router = Router()
        var body: some View { Text("Trips") }
      }
      """,
      RuleExample(
        """
        struct TripList: View {
          @ObservedObject var router: Router = Router()
          init(router: Router) { _router = ObservedObject(wrappedValue: router) }
          var body: some View { Text("Trips") }
        }
        """,
        fixedNames: ["router"]
      ),
      """
      @Observable final class Router { var path: [String] = [] }
      struct TripList: View {
        @State private var router = Router()
        let other: Router
        var body: some View { Text("Trips") }
      }
      """,
      """
      final class Clock { func now() -> Int { 0 } }
      struct TripList: View {
        let clock = Clock()
        var body: some View { Text("Trips") }
      }
      """,
    ]
  )
}
