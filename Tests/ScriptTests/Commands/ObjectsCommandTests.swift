import Testing

@Suite("objects")
struct ObjectsCommandTests {
  @Test("tells two objects of one class apart")
  func listsObjects() throws {
    try replay(
      #"""
      > objects
      router  Router
        path  []
      router#2  Router
        path  [.list, .detail(id: 4)]
      ! router and router#2 are different objects of class Router: a change to one is
        not seen by the other.
      """#
    )
  }
}
