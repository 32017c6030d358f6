import Foundation
import SceneModel
import SceneText
import Testing

@testable import AppTesting

@Suite("Coverage of navigation")
struct CoverageTests {
  private let map = SourceMap(
    [
      (
        name: "App.swift",
        text: """
        enum Route: Hashable { case item(id: Int), about }
        struct Settings: View { var body: some View { Text("") } }
        struct Root: View {
          @SceneStorage("tab") var tab = ""
          var body: some View {
            NavigationStack {
              NavigationLink("About", value: Route.about)
                .navigationDestination(for: Route.self) { _ in Text("") }
                .sheet(isPresented: $a) { Settings() }
                .alert("Sure \\(1)?", isPresented: $b) {}
                .onOpenURL { if $0.host() == "item" {} }
            }
          }
        }
        """
      )
    ],
    schemes: ["shop"]
  )

  private func words(_ visits: Visits) -> [String] {
    Coverage(map, visits).items.map { "\($0.isVisited ? "+" : "-") \($0.kind.rawValue) \($0.name)" }
  }

  @Test("no scripts visit nothing, and all scripts visit everything")
  func extremes() {
    let none = Coverage(map, Visits())
    #expect(none.percent == 0 && none.unvisited == none.items)
    var visits = Visits()
    visits.routes = [".item(id: Int)", ".about"]
    visits.leftRoutes = visits.routes
    visits.links = [.init(label: "About", target: ".about")]
    visits.presentations = [
      .init(kind: .sheet, label: nil, views: ["Settings"]),
      .init(kind: .alert, label: "Sure 1?", views: []),
    ]
    visits.leftPresentations = visits.presentations
    visits.urls = ["shop://item/3"]
    visits.restoredKeys = ["tab"]
    #expect(Coverage(map, visits).unvisited == [])
    #expect(Coverage(map, visits).wholePercent == 100)
    #expect(Coverage(SourceMap([]), Visits()).percent == 100)
  }

  @Test("each kind counts only what belongs to it")
  func parts() {
    var visits = Visits()
    visits.offeredRoutes = [".item(id: Int)", ".about", "String"]
    visits.routes = [".item(id: Int)"]
    visits.links = [.init(label: "Abouts", target: ".about")]
    visits.presentations = [
      .init(kind: .cover, label: nil, views: ["Settings"]),
      .init(kind: .alert, label: "Other", views: []),
    ]
    visits.urls = ["other://x/item"]
    visits.offeredTabs = ["Home", "Me"]
    visits.tabs = ["Home"]
    #expect(
      words(visits) == [
        "+ destination for Route", "+ route .item(id: Int)", "- route .about", "- route String",
        "- link \"About\"", "+ tab Home", "- tab Me", "- sheet Settings", "- alert \"Sure …\"",
        "- way back from .item(id: Int)", "- way back from .about",
        "- way back from sheet Settings", "- way back from String", "- deep link shop://",
        "+ deep link onOpenURL", "+ deep link item", "- restoration tab",
      ]
    )
  }

  @Test("a sheet whose view begins with a stack is known by its title")
  func titles() {
    let text = """
      struct Edit: View { var body: some View { NavigationStack { Text("").navigationTitle("Edit") } } }
      struct Plain: View { var body: some View { NavigationStack { Text("") } } }
      struct Home: View {
        var body: some View {
          Text("").sheet(isPresented: $a) { Edit() }
          Text("").sheet(isPresented: $b) { Plain() }
        }
      }
      """
    let map = SourceMap([(name: "A.swift", text: text)])
    func visited(_ label: String?) -> [String] {
      var visits = Visits()
      visits.presentations = [.init(kind: .sheet, label: label, views: [])]
      return Coverage(map, visits).items.filter(\.isVisited).map(\.name)
    }
    #expect(visited("Edit") == ["Edit", "Plain"])
    #expect(visited("Other") == ["Plain"])
    #expect(visited(nil) == ["Plain"])
  }

  @Test("a dialog with a hidden title is recognised by its presence")
  func hiddenTitles() {
    let text = """
      struct Home: View {
        var body: some View {
          Text("").confirmationDialog("Sort", isPresented: $a, titleVisibility: .hidden) {}
          Text("").confirmationDialog("Delete?", isPresented: $b, titleVisibility: .visible) {}
        }
      }
      """
    let map = SourceMap([(name: "A.swift", text: text)])
    func visited(_ label: String?) -> [String] {
      var visits = Visits()
      visits.presentations = [.init(kind: .dialog, label: label, views: [])]
      return Coverage(map, visits).items.filter(\.isVisited).map(\.name)
    }
    #expect(visited(nil) == ["\"Sort\""])
    #expect(visited("Delete?") == ["\"Sort\"", "\"Delete?\""])
  }

  @Test("an id and a paged view are recognised by what the app shows")
  func otherNames() {
    let text = """
      struct Page: View { var body: some View { Text("") } }
      struct Intro: View { var body: some View { TabView { Page(); Page() } } }
      struct Home: View {
        var body: some View {
          NavigationLink(book.title, value: book.id)
            .navigationDestination(for: Book.ID.self) { _ in Text("") }
            .fullScreenCover(isPresented: $a) { Intro() }
        }
      }
      """
    var visits = Visits()
    visits.offeredRoutes = ["UUID"]
    visits.presentations = [.init(kind: .cover, label: nil, views: ["Page"])]
    let map = SourceMap([(name: "A.swift", text: text)])
    func visited() -> [String] { Coverage(map, visits).items.filter(\.isVisited).map(\.name) }
    #expect(visited() == ["Intro"])
    visits.routes = ["UUID"]
    visits.links = [.init(label: "Dune", target: "UUID")]
    #expect(visited() == ["for ID", "UUID", "in Home", "Intro"])
  }

  @Test("99.9 % is not shown as 100 %")
  func rounding() {
    let places = (1...300).map { "@SceneStorage(\"k\($0)\") var v\($0) = 0" }.joined(
      separator: "\n"
    )
    var visits = Visits()
    visits.restoredKeys = Set((1...299).map { "k\($0)" })
    #expect(Coverage(SourceMap([(name: "A.swift", text: places)]), visits).wholePercent == 99)
  }

  @Test("JSON and the page hold every item, and the page runs no code")
  func reports() throws {
    let coverage = Coverage(
      SourceMap([(name: "<b>.swift", text: "@SceneStorage(\"<script>\") var a = 0")]),
      Visits()
    )
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(try CoverageJSON(coverage).text().utf8))
        as? [String: Any]
    )
    #expect(object["percent"] as? Double == 0 && object["total"] as? Int == 1)
    #expect((object["items"] as? [[String: Any]])?.first?["visited"] as? Bool == false)
    let page = CoveragePage(app: "A & B", coverage, graph: NavigationGraph([])).text
    #expect(page.contains("&lt;script&gt;") && !page.contains("<script"))
    #expect(page.contains("Navigation coverage of A &amp; B: 0%"))
  }

  @Test("the drawn graph dashes unvisited screens")
  func graph() {
    let stack = Element(
      id: 2,
      kind: .navigationStack,
      routes: [".about"],
      children: [Element(id: 3, kind: .screen, label: "Home", name: "Home")]
    )
    let snapshot = Snapshot(app: "App", window: Element(id: 1, kind: .window, children: [stack]))
    var graph = NavigationGraph([snapshot])
    graph.declare("sheet Settings")
    graph.formUnion(NavigationGraph([snapshot]))
    let lines = GraphDrawing.lines(of: graph, TextLayout(), dashesUnvisited: true).map(\.plain)
    #expect(
      lines.prefix(4) == [
        "App", "├─ Home", "│  └╌ ⇢ .about   not visited", "└╌ ⇢ sheet Settings   not visited",
      ]
    )
    let picture = GraphPicture(graph).text
    #expect(picture.components(separatedBy: "<rect").count == 5)
    #expect(picture.components(separatedBy: "stroke-dasharray").count == 5)
  }

  @Test("a tab that was in the bar but was never opened is dashed")
  func tabs() {
    let tabs = ["Home", "Me"].enumerated().map { index, label in
      Element(id: index + 3, kind: .tab, label: label, traits: index == 0 ? [.selected] : [])
    }
    let tabView = Element(id: 2, kind: .tabView, children: tabs)
    let window = Element(id: 1, kind: .window, children: [tabView])
    let snapshot = Snapshot(app: "App", window: window)
    let graph = NavigationGraph([snapshot], countsShownTabs: false)
    #expect(graph.places.map(\.isVisited) == [true, true, false])
    #expect(NavigationGraph([snapshot]).places.map(\.isVisited) == [true, true, true])
    var opened = window
    opened.children = [
      Element(
        id: 2,
        kind: .tabView,
        children: [tabs[0], Element(id: 4, kind: .tab, label: "Me", traits: [.selected])]
      )
    ]
    let later = NavigationGraph(
      [snapshot, Snapshot(app: "App", window: opened)],
      countsShownTabs: false
    )
    #expect(later.places.map(\.isVisited) == [true, true, true])
  }
}
