import Testing

@testable import SurfaceTables

@Suite("The reader of surface tables")
struct SurfaceReaderTests {
  @Test("a row is a declaration with its versions, attributes, words, body and documentation")
  func row() throws {
    let rows = try SurfaceReader(
      #"""
      # A comment.
      15.0 @MainActor disfavored func show(_ text: String = "}  { a") { self }  // Shows a text.
      """#
    ).top
    let row = try #require(rows.first)
    #expect(rows.count == 1)
    #expect(row.line == 2)
    #expect(row.text == #"func show(_ text: String = "}  { a")"#)
    #expect(row.body == "self")
    #expect(row.attributes == ["@available(iOS 15.0, *)", "@MainActor", "@_disfavoredOverload"])
    #expect(row.words == [.disfavored])
    #expect(row.documentation == ["Shows a text."])
  }

  @Test("a long row continues below with its body, its documentation and its parameters")
  func continued() throws {
    let rows = try SurfaceReader(
      """
      extension View
        - action: The action.
        func act(_ action: () -> Void, at place: Int) -> some View
            { modifier(Act(action)) }  // Acts.
            // The action runs once.
            - place: The place.
        func rest() { self }
      """
    ).top
    let owner = try #require(rows.first)
    #expect(rows.count == 1)
    #expect(owner.parameters == ["action": "The action."])
    #expect(owner.members.map(\.text).last == "func rest()")
    #expect(owner.members[0].body == "modifier(Act(action))")
    #expect(owner.members[0].documentation == ["Acts.", "The action runs once."])
    #expect(owner.members[0].parameters == ["place": "The place."])
  }

  @Test(
    "versions become attributes",
    arguments: [
      ("17.0 var a: Int", "@available(iOS 17.0, *)"),
      (
        #"13.0-100000.0 "use b" var a: Int"#,
        #"@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use b")"#
      ),
      (#"-16.0 "use b" var a: Int"#, #"@available(iOS, deprecated: 16.0, message: "use b")"#),
      (#"deprecated "use b" var a: Int"#, #"@available(*, deprecated, message: "use b")"#),
      ("13.0-16.0 var a: Int", "@available(iOS, introduced: 13.0, deprecated: 16.0)"),
    ]
  )
  func versions(line: String, attribute: String) throws {
    let row = try #require(try SurfaceReader(line).top.first)
    #expect(row.attributes == [attribute])
    #expect(row.text == "var a: Int")
  }

  @Test(
    "an unreadable line is named",
    arguments: [
      ("{ self }", 1, "nothing stands above this line; indent it less"),
      ("var a: Int\n  - a", 2, "write a parameter as '- name: What it is.'"),
      ("var a: Int { 1 }\n    { 2 }", 2, "write one body, as in '{ self }'"),
      ("func a() { b", 1, "a body ends with '}', before the documentation"),
    ]
  )
  func errors(text: String, line: Int, reason: String) {
    #expect(throws: SurfaceError(line: line, reason: reason)) {
      _ = try SurfaceReader(text)
    }
  }
}
