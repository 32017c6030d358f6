import NavUI
import Testing

@MainActor
@Suite("A walk through the types of views")
struct TypeWalkTests {
  @Test("The walk reaches bodies, modifiers, destinations and the values of properties")
  func reaches() {
    var walk = TypeWalk()
    walk.visit(Root.self)
    let count = walk.count
    for type in [Leaf.self, Card<Text>.self, Shadow.self, Route.self, Model.self] as [Any.Type] {
      walk.visit(type)
      #expect(walk.count == count, "\(type) was not reached")
    }
    walk.visit(Stranger.self)
    #expect(walk.count > count)
  }

  @Test("The walk ends where each view's body has a longer type")
  func endless() {
    var walk = TypeWalk()
    walk.visit(Endless<Int>.self)
    #expect(walk.count > 10 && walk.count < 4_000)
  }

  @Test("The walk runs none of the app's code")
  func quiet() {
    var walk = TypeWalk()
    walk.visit(Loud.self)
    #expect(walk.count > 1)
  }
}

private enum Route: Hashable {
  case leaf(Int)
}

@Observable private final class Model {
  var name = ""
}

private struct Root: View {
  @State private var path: [Route] = []
  @State private var model = Model()

  var body: some View {
    NavigationStack(path: $path) {
      Card { Text("Root") }
        .modifier(Shadow())
        .navigationDestination(for: Route.self) { _ in Leaf() }
    }
  }
}

private struct Card<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { VStack { content } }
}

private struct Shadow: ViewModifier {
  func body(content: Content) -> some View { content.shadow(radius: 1) }
}

private struct Leaf: View {
  var body: some View { Text("Leaf") }
}

private struct Stranger: View {
  var body: some View { Leaf() }
}

private struct Endless<Step>: View {
  var body: some View { Endless<[Step]>() }
}

private struct Loud: View {
  private var words: String = { fatalError("the view was made") }()
  private static let shared: Int = { fatalError("the static property was read") }()

  var body: some View { Text("\(words) \(Self.shared)") }
}
