import Testing

@Suite("move")
struct MoveCommandTests {
  @Test("drags a row")
  func drags() throws {
    try replay(
      #"""
      > move "Size of things" up
      nothing changed; you are at Home
      > move "Books" down 3
      nothing changed; you are at Home
      > move "Books"
      say which way to move it, up or down, as in: move "Buy milk" up
      > console
      moved 36 -1
      moved 20 3
      """#
    )
  }
}
