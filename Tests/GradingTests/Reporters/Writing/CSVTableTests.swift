import Testing

@testable import Grading

@Suite("Tables for spreadsheets")
struct CSVTableTests {
  @Test("Fields are quoted where necessary, and are never formulas")
  func fields() {
    let fields = [
      "plain": "plain", "": "", "a,b": "\"a,b\"", "say \"hi\"": "\"say \"\"hi\"\"\"",
      "two\nlines": "two\\nlines", "=1+1": "'=1+1", "+1": "'+1", "-1": "'-1", "@A1": "'@A1",
      " =1": "' =1", "\t=1": "\\t=1", "＝1": "'＝1", "=A1,\"x\"": "\"'=A1,\"\"x\"\"\"",
      " led": "\" led\"", "\u{202E}x": "\\u{202e}x", "8": "8",
    ]
    for (text, field) in fields { #expect(CSVTable.field(text) == field) }
  }

  @Test("Every row ends as the standard requires, and can be read again")
  func rows() {
    var table = CSVTable()
    table.append(["a", "b,c"])
    table.append(["", "d"])
    #expect(table.text == "a,\"b,c\"\r\n,d\r\n")
  }
}
