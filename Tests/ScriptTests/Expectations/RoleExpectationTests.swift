import Testing

@Suite("expect role")
struct RoleExpectationTests {
  @Test("expect role distinguishes the search tab from other tabs")
  func role() throws {
    try replay(
      #"""
      > expect role settings search
      ok  role settings search
      > expect not role settings search
      not as expected
        expected  not role settings search
        seen      role Settings search
      > expect role Home search
      not as expected
        expected  role Home search
        seen      tab Home without a role
      > expect not role Home search
      ok  not role Home search
      """#
    )
  }

  @Test("expect role needs a tab and a tab's role")
  func refused() throws {
    try replay(
      #"""
      > expect role
      name the tab, as in: expect role Find search
      > expect role Home
      name the role, as in: expect role Find search
      > expect role Home serch
      'serch' does not fit here; did you mean 'search'?
      > expect role Zebra search
      there is no tab "Zebra"; there are Home, Settings
      """#
    )
  }
}
