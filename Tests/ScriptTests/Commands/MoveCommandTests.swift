import Testing

@Suite("move")
struct MoveCommandTests {
  @Test("move drags a row")
  func drags() throws {
    try replay(
      #"""
      > move "Size of things" up
      nothing changed; you are at Home
      > move "Books" down 3
      nothing changed; you are at Home
      > move "Books"
      give the direction, up or down, as in: move "Buy milk" up
      > console
      moved 36 -1
      moved 20 3
      """#
    )
  }
}
