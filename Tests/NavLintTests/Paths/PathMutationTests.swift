import Testing

@testable import NavLint

@Suite("Changes of paths")
struct PathMutationTests {
  @Test("Calls and assignments change a path, and comparisons do not")
  func mutations() {
    let code = """
      func navigate() {
        path.append(1)
        self.router.path.removeLast()
        path = []
        path += [2]
        let old = path
        if path == [3] { print(path.count) }
        router.paths[0].append(4)
      }
      """
    let file = ParsedFile(path: "A.swift", bytes: Array(code.utf8))
    #expect(
      PathMutation.all(in: file).map(\.path) == [["path"], ["router", "path"], ["path"], ["path"]]
    )
  }
}
