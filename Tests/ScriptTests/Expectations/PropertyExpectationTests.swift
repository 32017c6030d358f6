import Testing

@Suite("expect property")
struct PropertyExpectationTests {
  @Test("expect property compares a property of one of several objects")
  func comparesProperties() throws {
    try replay(
      #"""
      > expect property router.path []
      ok  property router.path []
      > expect property router#2.path [.list, .detail(id: _)]
      ok  property router#2.path [.list, .detail(id: _)]
      > expect property router#2.path []
      not as expected
        expected  property router#2.path []
        seen      property router#2.path [.list, .detail(id: 4)]
      > expect property router.tab .home
      not as expected
        expected  property router.tab .home
        seen      properties path
      > expect property store.path []
      not as expected
        expected  property store.path []
        seen      objects router, router#2
      > expect property router []
      name an object and its property, as in: expect property router.path [.list]
      """#
    )
  }
}
