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

  @Test("the graph contains visited places, links' goals and pushable values, in Mermaid")
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

  @Test("the graph has the same contents in Graphviz's language")
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

  @Test("both languages give the same graph, whatever titles, labels and values contain")
  func hostile() throws {
    let evil =
      "a\"b\\\"c\\ <b> &amp; #35; `x` %%{init}%% | ] }} ;\u{1B}[2J\n\u{202E} 日本 👩‍👧"
    let link = Element(id: 5, kind: .link, label: evil, name: evil, value: ".go(\(evil))")
    let lost = Element(id: 6, kind: .link, label: "x", name: evil, traits: [.missingDestination])
    let screen = Element(id: 4, kind: .screen, label: evil, children: [link, lost])
    let stack = Element(
      id: 3,
      kind: .navigationStack,
      path: [],
      routes: [evil],
      children: [screen]
    )
    let sheet = Element(
      id: 7,
      kind: .sheet,
      children: [Element(id: 8, kind: .screen, label: evil)]
    )
    let tab = Element(
      id: 2,
      kind: .tab,
      label: evil,
      traits: [.selected],
      children: [stack, sheet]
    )
    let tabs = Element(id: 9, kind: .tabView, children: [tab])
    let app = Snapshot(app: evil, window: Element(id: 1, kind: .window, children: [tabs]))
    let graph = NavigationGraph([app])
    let dot = try GraphReader(dot: DotText(graph).lines)
    let mermaid = try GraphReader(mermaid: MermaidText(graph).lines)
    let names = graph.places.map { $0.name + ($0.kind == .missing ? ": no destination" : "") }
    #expect(names.contains { $0.contains(Printable.line(evil)) })
    for read in [dot, mermaid] {
      #expect(graph.places.indices.map { read.labels["p\($0)"] } == names)
      #expect(read.ways.count == graph.ways.count)
      #expect(read.ways.contains { $0.label == Printable.line(evil) })
      #expect(read.undeclared == [])
    }
    #expect(Set(mermaid.ways) == Set(dot.ways))
  }
}
