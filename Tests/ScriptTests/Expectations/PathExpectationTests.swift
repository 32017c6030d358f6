import Testing

@Suite("expect path")
struct PathExpectationTests {
  @Test("expect path counts values and compares them, and a wildcard matches any value")
  func countsValuesAndComparesThem() throws {
    try replay(
      #"""
      > expect path count 0
      ok  path count 0
      > expect path []
      ok  path []
      > path [.list, .detail(id: 1)]
      pushed 2 screens
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
      ~    │  └─ NavigationStack  path: 2   was 0
           │     ├─ "Home"
      +    │     ├─ "Level 1"               .list
      +    │     └─ ▶ "Level 2"             .detail(id: 1)
           └─ … 2 tabs unchanged
      > expect path count 2
      ok  path count 2
      > expect path [.list, .detail(id: _)]
      ok  path [.list, .detail(id: _)]
      > expect path [_, _]
      ok  path [_, _]
      > expect path [.list, .detail(1)]
      not as expected
        expected  path [.list, .detail(1)]
        seen      path [.list, .detail(id: 1)]
      > expect path [.list]
      not as expected
        expected  path [.list]
        seen      path [.list, .detail(id: 1)]
      > expect path count 3
      not as expected
        expected  path count 3
        seen      path count 2, path [.list, .detail(id: 1)]
      > expect not path count 2
      not as expected
        expected  not path count 2
        seen      path count 2, path [.list, .detail(id: 1)]
      > expect path bound
      ok  path bound
      > expect not path bound
      not as expected
        expected  not path bound
        seen      the stack is bound to a path of type [Route]
      > expect path 2
      write 'path count 2', or a list, such as 'path [.list, .detail(id: _)]'
      > expect path count
      give the number of values, as in: expect path count 2
      """#
    )
  }
}
