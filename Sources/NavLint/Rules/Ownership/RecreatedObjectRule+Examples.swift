extension RecreatedObjectRule {
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
      """
      struct TripList: View {
        @ObservedObject private var router: Router
        init() { router = Router() }
        var body: some View { Text("Trips") }
      }
      """,
    ]
  )
}
