import SceneModel
import SceneText
import Testing

@Suite("The graph of an app")
struct GraphTests {
  private func app(showsDetail: Bool) -> Snapshot {
    let links = [
      Element(id: 20, kind: .link, label: "One \"1\"", name: "Route", value: ".detail(id: 1)"),
      Element(id: 21, kind: .link, label: "Two", name: "Route", value: ".detail(id: 2)"),
      Element(
        id: 22,
        kind: .link,
        label: "Lost",
        name: "String",
        value: "\"x\"",
        traits: [.missingDestination]
      ),
      Element(id: 23, kind: .link, label: "Web", value: "https://example.com"),
    ]
    let alert = Element(id: 30, kind: .alert, label: "Sure?")
    let detail = Element(
      id: 11,
      kind: .screen,
      label: "Detail",
      value: ".detail(id: 1)",
      children: [alert]
    )
    let root = Element(
      id: 10,
      kind: .screen,
      label: "Home",
      children: showsDetail ? [] : links
    )
    let stack = Element(
      id: 2,
      kind: .navigationStack,
      path: [],
      routes: [".detail(id: Int)", ".settings"],
      children: showsDetail ? [root, detail] : [root]
    )
    return Snapshot(app: "App", window: Element(id: 1, kind: .window, children: [stack]))
  }

  private var graph: NavigationGraph {
    NavigationGraph([app(showsDetail: false), app(showsDetail: true)])
  }

  @Test("holds what was visited, what links lead to, and what can be pushed, in Mermaid's language")
  func mermaid() {
    #expect(
      MermaidText(graph).lines.joined(separator: "\n") == """
        graph TD
          p0(["App"])
          p1["Home"]
          p2[".detail(id: Int)"]
          p3{{"String: no destination"}}
          p4[["alert #quot;Sure?#quot;"]]
          p5[".settings"]
          p0 --- p1
          p1 -->|"One #quot;1#quot;, Two"| p2
          p1 -->|"Lost"| p3
          p2 ==> p4
          p1 -.-> p5
          classDef unvisited stroke-dasharray: 4
          class p5 unvisited
          classDef missing stroke: red
          class p3 missing
        """
    )
  }

  @Test("is the same in the language of Graphviz")
  func dot() {
    #expect(
      DotText(graph).lines.joined(separator: "\n") == #"""
        digraph navigation {
          p0 [label="App", shape=oval];
          p1 [label="Home", shape=box];
          p2 [label=".detail(id: Int)", shape=box];
          p3 [label="String: no destination", shape=octagon, color=red, style=dashed];
          p4 [label="alert \"Sure?\"", shape=box, peripheries=2];
          p5 [label=".settings", shape=box, style=dashed];
          p0 -> p1 [arrowhead=none];
          p1 -> p2 [label="One \"1\", Two"];
          p1 -> p3 [label="Lost"];
          p2 -> p4 [style=bold];
          p1 -> p5 [style=dashed];
        }
        """#
    )
  }
}
