import NavUI
import SceneModel
import Testing

@Suite("Controllers that UIKit presents")
@MainActor
struct ControllerPresentationTests {
  private func kind(_ app: TestApp) -> Element.Kind? {
    app.focus.map(\.kind).last { [.sheet, .fullScreenCover, .popover].contains($0) }
  }

  @Test("The style decides whether a presented controller is a sheet or a cover")
  func styles() throws {
    for (style, expected) in [
      ("Automatic", Element.Kind.sheet), ("Page", .sheet), ("Form", .sheet), ("Popover", .sheet),
      ("Full", .fullScreenCover), ("Over full", .fullScreenCover), ("Context", .fullScreenCover),
    ] {
      let app = TestApp(DeskApp.self)
      try app.tap(style)
      #expect(kind(app) == expected, "\(style)")
      try app.tap("Close")
      #expect(kind(app) == nil, "\(style)")
    }
  }

  @Test("A swipe closes a sheet, but not a cover or a modal presentation")
  func swipes() throws {
    let sheet = TestApp(DeskApp.self)
    try sheet.tap("Page")
    try sheet.dismiss()
    #expect(kind(sheet) == nil)
    for style in ["Full", "Locked"] {
      let app = TestApp(DeskApp.self)
      try app.tap(style)
      #expect(throws: Refusal.self, "\(style)") { try app.dismiss() }
      try app.tap("Close")
      #expect(kind(app) == nil, "\(style)")
    }
  }
}

@MainActor
private final class Desk {
  let stack = UINavigationController()

  private static let styles: [(String, UIModalPresentationStyle)] = [
    ("Automatic", .automatic), ("Page", .pageSheet), ("Form", .formSheet), ("Popover", .popover),
    ("Full", .fullScreen), ("Over full", .overFullScreen), ("Context", .currentContext),
  ]

  func start() {
    let list = VStack {
      ForEach(Self.styles, id: \.0) { name, style in
        Button(name) { self.present(style) }
      }
      Button("Locked") { self.present(.automatic, isLocked: true) }
    }
    stack.setViewControllers([UIHostingController(rootView: list)], animated: false)
  }

  private func present(_ style: UIModalPresentationStyle, isLocked: Bool = false) {
    let screen = Button("Close") { self.stack.dismiss(animated: true) }
    let controller = UIHostingController(rootView: screen)
    controller.modalPresentationStyle = style
    controller.isModalInPresentation = isLocked
    stack.present(controller, animated: true)
  }
}

private struct DeskBridge: UIViewControllerRepresentable {
  func makeCoordinator() -> Desk { Desk() }

  func makeUIViewController(context: Context) -> UINavigationController {
    context.coordinator.start()
    return context.coordinator.stack
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

private struct DeskApp: App {
  var body: some Scene {
    WindowGroup { DeskBridge() }
  }
}
