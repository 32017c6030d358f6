import Observation
import SceneModel
import SharedLists
import Testing

@testable import NavUI

/// The cost of a change among many screens that it does not concern.
@Suite("A deep stack")
@MainActor
struct DeepStackTests {
  @Test(
    "a push and a pop are described without visiting the screens below",
    arguments: [10, 1_000]
  )
  func visits(depth: Int) throws {
    let router = DeepRouter()
    let runtime = AppRuntime({ DeepApp(router: router) }, inbox: { _ in })
    router.path = Array(1...depth)
    runtime.update()
    var window = runtime.window()
    for step in 0..<40 {
      router.visits = 0
      if step < 20 { router.path.append(depth + step + 1) } else { router.path.removeLast() }
      runtime.update()
      let next = runtime.window()
      // The new screen, and the one that is not on top any more.
      #expect(router.visits <= 2, "step \(step)")
      #expect(Self.looks(from: window, to: next) <= 2 * 2 * 32, "step \(step)")
      #expect(next.children[0].path?.count == router.path.count)
      #expect(
        next.children[0].children.map(\.value).dropFirst() == router.path.map { "\($0)" }[...]
      )
      window = next
    }
  }

  @Test(
    "a change on a covered screen is described without visiting the other screens",
    arguments: [10, 1_000]
  )
  func coveredChange(depth: Int) throws {
    let router = DeepRouter()
    let runtime = AppRuntime({ DeepApp(router: router) }, inbox: { _ in })
    router.path = Array(1...depth)
    runtime.update()
    let window = runtime.window()
    router.visits = 0
    router.mark(depth / 2).isSpecial = true
    runtime.update()
    let next = runtime.window()
    #expect(router.visits <= 2)
    #expect(Self.looks(from: window, to: next) <= 2 * 2 * 32)
    #expect(next.children[0].children[depth / 2].label == "Special")
    #expect(next.children[0].children[depth / 2 - 1].label == "Screen")
  }

  @Test("a gesture reaches a presentation over a covered screen")
  func targets() throws {
    let router = DeepRouter()
    let runtime = AppRuntime({ DeepApp(router: router) }, inbox: { _ in })
    router.path = Array(1...100)
    router.mark(50).isPresenting = true
    runtime.update()
    let screen = runtime.window().children[0].children[50]
    let sheet = try #require(screen.children.first { $0.kind == .sheet })
    let button = try #require(sheet.children.first?.children.first)
    #expect(button.label == "Close")
    try runtime.perform(.tap, on: button.id)
    #expect(!router.mark(50).isPresenting)
    #expect(runtime.window().children[0].children[50].children.isEmpty)
  }

  /// Returns the number of screens and values that are compared to find the difference between two
  /// windows.
  private static func looks(from old: Element, to new: Element) -> Int {
    let (old, new) = (old.children[0], new.children[0])
    var looks = 0
    _ = new.children.commonStart(with: old.children) {
      looks += 1
      return $0.id == $1.id
    }
    _ = (new.path ?? []).commonStart(with: old.path ?? []) {
      looks += 1
      return $0 == $1
    }
    return looks
  }
}

@Observable
private final class DeepRouter {
  var path: [Int] = []
  @ObservationIgnored var visits = 0
  @ObservationIgnored private var marks: [Int: DeepMark] = [:]

  /// Returns the state that one screen alone depends on.
  func mark(_ number: Int) -> DeepMark {
    let mark = marks[number] ?? DeepMark()
    marks[number] = mark
    return mark
  }
}

@Observable
private final class DeepMark {
  var isSpecial = false
  var isPresenting = false
}

private struct DeepApp: App {
  var router = DeepRouter()

  var body: some Scene {
    WindowGroup { DeepStack(router: router) }
  }
}

private struct DeepStack: View {
  @Bindable var router: DeepRouter

  var body: some View {
    NavigationStack(path: $router.path) {
      Text("Root")
        .navigationDestination(for: Int.self) { DeepScreen(number: $0, router: router) }
    }
  }
}

private struct DeepScreen: View {
  let number: Int
  let router: DeepRouter

  var body: some View {
    DeepTitle(mark: router.mark(number))
    CountedView(router: router)
  }
}

private struct DeepTitle: View {
  @Bindable var mark: DeepMark

  var body: some View {
    Text("Text")
      .navigationTitle(mark.isSpecial ? "Special" : "Screen")
      .sheet(isPresented: $mark.isPresenting) {
        Button("Close") { mark.isPresenting = false }
      }
  }
}

/// A view that counts how often it is described.
private struct CountedView: PrimitiveView {
  let router: DeepRouter

  static func makeViewNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> ViewNode {
    CountedNode(router: view.router, context: context, parent: parent)
  }

  static func updateViewNode(_ node: ViewNode, with view: Self) {}
}

private final class CountedNode: ViewNode {
  private let router: DeepRouter

  init(router: DeepRouter, context: ViewContext, parent: ViewNode?) {
    self.router = router
    super.init(context: context, parent: parent)
  }

  override var isSelfContained: Bool { true }

  override func show(in lowering: inout Lowering) {
    router.visits += 1
  }
}
