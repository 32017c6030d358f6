import Testing

@Suite("pick")
struct PickCommandTests {
  @Test("chooses an option")
  func choosesAnOption() throws {
    try replay(
      #"""
      > pick "Large" in "Size"
      ~ picker "Size" "Small" → "Large"
      > pick Huge in Size
      the picker "Size" has no option "Huge"; there are "Small", "Large"
      > pick Large
      say where to choose, as in: pick "Dark" in "Appearance"
      > pick Large in Name
      no picker or menu "Name" here; there is "Size"
      """#
    )
  }
}
