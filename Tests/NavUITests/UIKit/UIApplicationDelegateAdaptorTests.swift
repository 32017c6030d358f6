import NavUI
import Testing

@Suite("UIApplicationDelegateAdaptor")
@MainActor
struct UIApplicationDelegateAdaptorTests {
  private class Delegate: NSObject, UIApplicationDelegate {
    private(set) var launches = 0
    private let words: [String]

    override init() {
      words = ["hello"]
      super.init()
    }

    var greeting: String { words.joined() }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      launches += 1
      return application === UIApplication.shared
    }
  }

  private struct DelegateApp: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

    var body: some Scene {
      WindowGroup { Greeting(text: "\(delegate.greeting) \(delegate.launches)") }
    }
  }

  private struct Greeting: View {
    let text: String
    @State private var state = ""

    var body: some View {
      Text(text)
      Button("State") { state = "\(UIApplication.shared.delegate is Delegate)" }
      Text(state)
    }
  }

  @Test("the delegate is created by its own initialiser, and launched before the first view")
  func launching() throws {
    let app = TestApp(DelegateApp.self)
    #expect(app.labels.first == "hello 1")
    try app.tap("State")
    #expect(app.labels.last == "true")
    try app.background()
    try app.activate()
    #expect(app.labels.first == "hello 1")
  }
}
