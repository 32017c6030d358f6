import Testing

@Suite("expect objects")
struct ObjectsExpectationTests {
  @Test("expect objects counts the objects of a class")
  func countsObjects() throws {
    try replay(
      #"""
      > expect objects Router 2
      ok  objects Router 2
      > expect objects Router 1
      not as expected
        expected  objects Router 1
        seen      objects Router 2
      > expect objects Store 0
      ok  objects Store 0
      > expect objects Store 1
      not as expected
        expected  objects Store 1
        seen      only objects of Router
      > expect objects Router
      give the number of objects, as in: expect objects Router 1
      """#
    )
  }
}
