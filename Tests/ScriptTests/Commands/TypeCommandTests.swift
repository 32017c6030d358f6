import Testing

@Suite("type")
struct TypeCommandTests {
  @Test("replaces the text of a field")
  func replacesTheTextOfAField() throws {
    try replay(
      #"""
      > type "Ada \"Countess\" L." into "Name"
      ~ text field "Name" "" → "Ada \"Countess\" L."
      > type "" into Name
      ~ text field "Name" "Ada \"Countess\" L." → ""
      """#
    )
  }

  @Test("says what is missing")
  func saysWhatIsMissing() throws {
    try replay(
      #"""
      > type
      say what to type, as in: type "Ada" into "Name"
      > type "Ada"
      say where to type, as in: type "Ada" into "Name"
      > type "Ada" in Name
      'in' does not fit here; did you mean 'into'?
      > type "Ada" into
      say which one, as in: type "Ada" into "Name"
      > type "Ada" into "Quiet"
      no field "Quiet" here; there is "Name"
      """#
    )
  }
}
