import Testing

@Suite("type")
struct TypeCommandTests {
  @Test("type replaces the text of a field")
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

  @Test("type reports a missing field or text")
  func saysWhatIsMissing() throws {
    try replay(
      #"""
      > type
      give the text, as in: type "Ada" into "Name"
      > type "Ada"
      name the field, as in: type "Ada" into "Name"
      > type "Ada" in Name
      'in' does not fit here; did you mean 'into'?
      > type "Ada" into
      name the control, as in: type "Ada" into "Name"
      > type "Ada" into "Quiet"
      no field "Quiet" here; there is "Name"
      """#
    )
  }
}
