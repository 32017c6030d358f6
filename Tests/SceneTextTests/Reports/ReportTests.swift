import SceneModel
import SceneText
import Testing

@Suite("ObjectsText, PathText, TabsText and IssuesText")
struct ReportTests {
  @Test("Objects of one class are distinguished")
  func objects() {
    let objects = ["router", "router#2"].map { name in
      ObjectReport(
        name: name,
        type: "Router",
        properties: [
          .init(name: "path", value: "[.list, .detail(id: 1)]"),
          .init(name: "selectedTab", value: ".home"),
        ],
        holders: ["@State router in ShopApp", "@Environment(Router.self) in DetailView"]
      )
    }
    #expect(
      text(ObjectsText(objects).lines(TextLayout())) == """
        router  Router
          path         [.list, .detail(id: 1)]
          selectedTab  .home
          held by @State router in ShopApp
          held by @Environment(Router.self) in DetailView
        router#2  Router
          path         [.list, .detail(id: 1)]
          selectedTab  .home
          held by @State router in ShopApp
          held by @Environment(Router.self) in DetailView
        ! router and router#2 are different objects of class Router: a change to one
          does not reach the other.
        """
    )
    #expect(
      text(ObjectsText([]).lines(TextLayout())) == """
        the app's views hold no observable objects
        """
    )
  }

  @Test("Objects that reach no screen are marked if another object of their class does")
  func reaches() {
    let reaches: [ObjectReport.Reach] = [.screen, .noScreen, .noStack, .noStack, .noScreen]
    let objects = reaches.enumerated().map { index, reach in
      ObjectReport(
        name: index == 0 ? "router" : "router#\(index + 1)",
        type: "Router",
        properties: [],
        holders: ["@State router"],
        reach: reach
      )
    }
    #expect(
      text(ObjectsText(objects).lines(TextLayout())) == """
        router  Router
          held by @State router
        router#2  Router
          no screen reads it
          held by @State router
        router#3  Router
          no stack uses its path
          held by @State router
        router#4  Router
          no stack uses its path
          held by @State router
        router#5  Router
          no screen reads it
          held by @State router
        ! router, router#2, router#3 and 2 others are different objects of class Router:
          a change to one does not reach the others. No screen reads router#2 and
          router#5, so a change there is not visible. No stack uses the path of router#3
          and router#4, so a push there is not visible. Pass one object down, for
          example with .environment, instead of creating another.
        """
    )
  }

  @Test("A path is listed value by value")
  func path() {
    let stack = Element(
      id: 1,
      kind: .navigationStack,
      path: [".a", ".b(1)"],
      pathType: "NavigationPath",
      children: [Element(id: 2, kind: .screen, name: "HomeView")]
    )
    #expect(
      text(PathText(stack).lines(TextLayout())) == """
        path 2  NavigationPath
          root  HomeView, not in the path
             0  .a
             1  .b(1)
        """
    )
    #expect(
      text(PathText(Element(id: 1, kind: .navigationStack)).lines(TextLayout())) == """
        path empty  kept by the stack itself
        """
    )
  }

  @Test("Values remain whole in a narrow window")
  func narrow() {
    let value = ".trail(id: \"blue-lake\", from: .list)"
    let stack = Element(
      id: 1,
      kind: .navigationStack,
      path: [value],
      pathType: "[Route]",
      children: [Element(id: 2, kind: .screen, name: "AViewWithARatherLongName")]
    )
    let layout = TextLayout(width: 34)
    #expect(
      text(PathText(stack).lines(layout)) == """
        path 1  [Route]
          root  AViewWithARatherLongName,
                not in the path
             0  .trail(id: "blue-lake",
                from: .list)
        """
    )
    let router = ObjectReport(
      name: "router",
      type: "Router",
      properties: [.init(name: "path", value: "[\(value)]")],
      holders: []
    )
    #expect(
      text(ObjectsText([router]).lines(layout)) == """
        router  Router
          path  [.trail(id: "blue-lake",
                from: .list)]
        """
    )
    let issue = Issue(
      rule: "nested-stack",
      severity: .warning,
      message: "Take it away.",
      view: "DetailView",
      file: "Shop/App.swift",
      line: 120
    )
    #expect(
      text(IssuesText([issue]).lines(layout)) == """
        ! nested-stack in DetailView at
          Shop/App.swift:120
          Take it away.
        """
    )
  }

  @Test("Tabs are listed with badges, roles and tags")
  func tabs() throws {
    var tabView = try #require(Shop().snapshot.visibleTabView)
    tabView.children[1].traits.append(.searchRole)
    #expect(
      text(TabsText(tabView).lines(TextLayout())) == """
        ● Feed  (3)               .feed
        ○ Explore  role: search   .explore
        ○ Profile  hidden         .profile
        """
    )
  }

  @Test("Issues are wrapped between words")
  func issues() {
    let issue = Issue(
      rule: "nested-stack",
      severity: .warning,
      message: "A stack stands in another. Take the inner one away.",
      view: "DetailView"
    )
    #expect(
      text(IssuesText([issue]).lines(TextLayout(width: 40))) == """
        ! nested-stack in DetailView
          A stack stands in another. Take the
          inner one away.
        """
    )
  }
}
