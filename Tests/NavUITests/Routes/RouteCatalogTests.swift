import Foundation
import NavUI
import Testing

@Suite("RouteCatalog")
struct RouteCatalogTests {
  enum Route {
    case home
    case post(id: UUID)
    case user(String, tabs: [Int?])
    indirect case back(Route)
  }

  struct Post {
    var id: Int
    var title: String?
  }

  @Test("Cases are described as written in code")
  func cases() {
    #expect(
      RouteCatalog.describe(Route.self).map(\.description) == [
        ".post(id: UUID)", ".user(String, tabs: [Int?])", ".back(Route)", ".home",
      ]
    )
    #expect(RouteCatalog.describe(Route?.self) == RouteCatalog.describe(Route.self))
  }

  @Test("A struct has one form, and types without parts have no form")
  func others() {
    #expect(
      RouteCatalog.describe(Post.self).map(\.description) == ["Post(id: Int, title: String?)"]
    )
    #expect(RouteCatalog.describe(Int.self).isEmpty)
    #expect(RouteCatalog.describe(Date.self).isEmpty)
    #expect(RouteCatalog.describe((() -> Void).self).isEmpty)
  }
}
