import NavUI
import Testing

@Suite("UINavigationController in a representable")
@MainActor
struct UINavigationControllerTests {
  @Test("A stack of controllers shows its first screen, pushes, and goes back by gesture and code")
  func pushes() throws {
    let app = TestApp(BridgeApp.self)
    #expect(app.titles == ["Letters"])
    #expect(app.labels.contains("Open Ada"))
    try app.tap("Open Ada")
    #expect(app.titles == ["Letters", "Ada"])
    #expect(app.labels == ["Letter to Ada", "Close"])
    try app.tap("Close")
    #expect(app.titles == ["Letters"])
    try app.tap("Open Ada")
    try app.back()
    #expect(app.titles == ["Letters"])
  }

  @Test("A hosted screen follows the state of the view around the controllers")
  func updates() throws {
    let app = TestApp(CountingApp.self)
    #expect(app.labels == ["count 0", "Count"])
    try app.tap("Count")
    #expect(app.labels == ["count 1", "Count"])
  }

  @Test("A controller without SwiftUI views is named in the stack")
  func plain() throws {
    let app = TestApp(PlainApp.self)
    #expect(app.titles == ["Old screen"])
  }
}

@MainActor
private final class Letters {
  let stack = UINavigationController()

  func start() {
    let root = UIHostingController(rootView: Button("Open Ada") { self.open("Ada") })
    root.title = "Letters"
    stack.setViewControllers([root], animated: false)
  }

  func open(_ name: String) {
    let screen = VStack {
      Text("Letter to \(name)")
      Button("Close") { self.stack.popViewController(animated: true) }
    }
    let controller = UIHostingController(rootView: screen)
    controller.title = name
    stack.pushViewController(controller, animated: true)
  }
}

private struct Bridge: UIViewControllerRepresentable {
  func makeCoordinator() -> Letters { Letters() }

  func makeUIViewController(context: Context) -> UINavigationController {
    context.coordinator.start()
    return context.coordinator.stack
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

private struct BridgeApp: App {
  var body: some Scene {
    WindowGroup { Bridge() }
  }
}

private struct CountingBridge: UIViewControllerRepresentable {
  @Binding var count: Int

  private var screen: AnyView {
    AnyView(
      VStack {
        Text("count \(count)")
        Button("Count") { count += 1 }
      }
    )
  }

  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: UIHostingController(rootView: screen))
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {
    (controller.viewControllers.first as? UIHostingController<AnyView>)?.rootView = screen
  }
}

private struct CountingApp: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup { CountingBridge(count: $count) }
  }
}

private struct PlainBridge: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    let controller = UIViewController()
    controller.title = "Old screen"
    return UINavigationController(rootViewController: controller)
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

private struct PlainApp: App {
  var body: some Scene {
    WindowGroup { PlainBridge() }
  }
}
