import Testing

@Suite("hear")
struct HearCommandTests {
  @Test("hear reads the screen, or the rotor's stops, and lists its arguments")
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
