import Testing

@testable import AppBuilder

@Suite("The environment of tools")
struct ToolEnvironmentTests {
  private let environment = ToolEnvironment([
    "PATH": "/bin", "HOME": "/home/ada", "SECRET": "x", "https_proxy": "http://proxy:3128",
    "NO_PROXY": "localhost",
  ])

  @Test("compilers and linkers see neither secrets nor a proxy")
  func tools() {
    let variables = environment.variables(temporary: "/t")
    #expect(variables["HOME"] == "/home/ada")
    #expect(variables["TMPDIR"] == "/t")
    #expect(variables.keys.allSatisfy { !["SECRET", "https_proxy", "NO_PROXY"].contains($0) })
  }

  @Test("a program that fetches packages reaches the network through the user's proxy")
  func fetching() {
    let variables = environment.variables(fetchingInto: "/t")
    #expect(variables["https_proxy"] == "http://proxy:3128")
    #expect(variables["NO_PROXY"] == "localhost")
    #expect(variables["SECRET"] == nil)
    #expect(
      variables.filter { !["https_proxy", "NO_PROXY"].contains($0.key) }
        == environment.variables(temporary: "/t")
    )
  }
}
