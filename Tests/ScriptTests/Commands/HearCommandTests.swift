import Testing

@Suite("hear")
struct HearCommandTests {
  @Test("says the screen, or what the rotor goes through, and names what it takes")
  func hears() throws {
    try replay(
      #"""
      > hear links
      Books, link.
      > hear fields
      Name, text field, empty.
      > hear tabs
      write 'hear' alone, or with headings, links, buttons or fields
      > history
      ▶  0  launch
      """#
    )
  }
}
