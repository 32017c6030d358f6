import Testing

@testable import AppBuilder

@Suite("Build requests")
struct BuildRequestTests {
  @Test(
    "the module's name is always valid in Swift",
    arguments: [
      ("Shop", "Shop"), ("my-app", "my_app"), ("01-stack", "My01_stack"), ("App", "MyApp"),
      ("SwiftUI", "MySwiftUI"), ("", "My"), ("Größe", "Gr__e"), ("--", "My__"),
    ]
  )
  func moduleName(given: String, used: String) {
    #expect(BuildRequest(folder: "/", files: [], moduleName: given).moduleName == used)
  }
}
