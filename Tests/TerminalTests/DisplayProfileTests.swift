import Terminal
import Testing

@Suite("The capabilities of an output")
struct DisplayProfileTests {
  private let modern = ["TERM": "xterm-256color", "LANG": "en_US.UTF-8"]
  private let size = WindowSize(columns: 100, rows: 30)

  @Test("A modern terminal shows colour and Unicode at its own size")
  func modernTerminal() {
    let profile = DisplayProfile(isTerminal: true, size: size, environment: modern)
    let expected = DisplayProfile(
      columns: 100,
      rows: 30,
      isTerminal: true,
      usesColor: true,
      usesUnicode: true,
      usesLinks: true,
      isErasable: true
    )
    #expect(profile == expected)
    // What a dumb terminal or a file has shown stays.
    let dumb = modern.merging(["TERM": "dumb"]) { $1 }
    #expect(!DisplayProfile(isTerminal: true, size: size, environment: dumb).isErasable)
    #expect(!DisplayProfile(isTerminal: false, size: nil, environment: modern).isErasable)
  }

  @Test("A file has 80 columns of plain Unicode, whatever the terminal")
  func file() {
    let profile = DisplayProfile(isTerminal: false, size: nil, environment: modern)
    #expect(profile == DisplayProfile())
  }

  @Test("COLUMNS sets the width of a file if it is a sensible number")
  func columns() {
    let widths = ["120", "5", "-3", "wide", ""].map { value in
      DisplayProfile(isTerminal: false, size: nil, environment: ["COLUMNS": value]).columns
    }
    #expect(widths == [120, 80, 80, 80, 80])
  }

  @Test("NO_COLOR and a dumb terminal switch colour off, but an empty NO_COLOR does not")
  func noColor() {
    let colors = [["NO_COLOR": "1"], ["NO_COLOR": ""], ["TERM": "dumb"], ["TERM": ""]].map {
      change in
      let environment = modern.merging(change) { $1 }
      return DisplayProfile(isTerminal: true, size: size, environment: environment).usesColor
    }
    #expect(colors == [false, true, false, false])
  }

  @Test("Links are for terminals that show or ignore them")
  func links() {
    let changes = [
      [:], ["TERM": "dumb"], ["NO_COLOR": "1"], ["TERM": "linux"], ["VTE_VERSION": "4800"],
      ["VTE_VERSION": "6800"],
    ]
    let links = changes.map { change in
      let environment = modern.merging(change) { $1 }
      return DisplayProfile(isTerminal: true, size: size, environment: environment).usesLinks
    }
    #expect(links == [true, false, false, false, false, true])
    let never = DisplayProfile(isTerminal: true, size: size, environment: modern, color: .never)
    #expect(!never.usesLinks)
    let pipe = DisplayProfile(isTerminal: false, size: nil, environment: modern, color: .always)
    #expect(!pipe.usesLinks)
  }

  @Test("The user's request takes precedence over everything")
  func choice() {
    let environment = modern.merging(["NO_COLOR": "1"]) { $1 }
    let always = DisplayProfile(
      isTerminal: false,
      size: nil,
      environment: environment,
      color: .always
    )
    let never = DisplayProfile(isTerminal: true, size: size, environment: modern, color: .never)
    #expect(always.usesColor)
    #expect(!never.usesColor)
  }

  @Test("The first locale variable that is set decides whether Unicode is used")
  func locale() {
    let answers = [
      ["LC_ALL": "C"], ["LC_ALL": ""], ["LC_CTYPE": "de_DE.utf8", "LANG": "C"], ["LANG": "C"],
      ["TERM": "dumb"],
    ].map { change in
      let environment = modern.merging(change) { $1 }
      return DisplayProfile(isTerminal: true, size: size, environment: environment).usesUnicode
    }
    #expect(answers == [false, true, true, false, false])
  }
}
