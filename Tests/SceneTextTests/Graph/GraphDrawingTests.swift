import SceneModel
import SceneText
import Testing

@Suite("The graph as a drawing")
struct GraphDrawingTests {
  private static func link(_ id: Int, _ label: String, _ value: String) -> Element {
    Element(id: id, kind: .link, label: label, value: value)
  }

  private static func app(_ screens: [Element], path: [String]) -> Snapshot {
    let stack = Element(id: 2, kind: .navigationStack, path: path, children: screens)
    return Snapshot(app: "Shop", window: Element(id: 1, kind: .window, children: [stack]))
  }

  private static let root = Element(
    id: 3,
    kind: .screen,
    label: "Products",
    children: [link(10, "Tea and everything that goes with it", ".product(id: 1)")]
  )
  private static let product = Element(
    id: 4,
    kind: .screen,
    label: "Product 1",
    children: [
      link(11, "Reviews", ".reviews"), link(12, "Again", ".product(id: 1)"),
      Element(id: 13, kind: .sheet, children: [Element(id: 14, kind: .screen, label: "Buy it")]),
    ]
  )

  private func lines(_ width: Int, _ signs: Signs = .unicode) -> [String] {
    let graph = NavigationGraph([Self.app([Self.root, Self.product], path: [".product(id: 1)"])])
    return GraphDrawing.lines(of: graph, TextLayout(width: width, signs: signs)).map(\.plain)
  }

  @Test("each place is drawn once, with the paths to it and the unvisited places")
  func wide() {
    #expect(
      lines(80) == [
        "Shop", "└─ Products",
        "   ├─ → .product(id: 1)   by Tea and everything that goes with it, not visited",
        "   └─ → Product 1", "      ├─ → .reviews   by Reviews, not visited",
        "      ├─ → .product(id: 1)   by Again, see above", "      └─ ⇒ sheet \"Buy it\"",
        "→ a link or a push leads there; ⇒ is presented over it",
      ]
    )
  }

  @Test(
    "the drawing uses only ASCII on request, and never more columns than available",
    arguments: [40, 60, 80, 120]
  )
  func narrow(width: Int) {
    for signs in Signs.allCases {
      let lines = lines(width, signs)
      #expect(lines.allSatisfy { DisplayWidth.columns(of: $0) <= width }, "\(lines)")
      #expect(signs == .unicode || lines.allSatisfy { $0.allSatisfy(\.isASCII) })
      for name in [".product(id: 1)", ".reviews", "Buy it"] {
        #expect(lines.contains { $0.contains(name) }, "\(name) is cut at \(width)")
      }
    }
  }

  @Test("an unreachable cycle, and a path of maximum depth, come to an end")
  func deep() {
    let values = (0..<300).map { ".level(\($0))" }
    let screens =
      [Self.root] + values.indices.map { Element(id: 100 + $0, kind: .screen, label: values[$0]) }
    let graph = NavigationGraph([Self.app(screens, path: values)])
    #expect(GraphDrawing.lines(of: graph, TextLayout()).count > 300)
  }
}
