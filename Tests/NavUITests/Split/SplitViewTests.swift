import NavUI
import SceneModel
import Testing

@Suite("NavigationSplitView")
@MainActor
struct SplitViewTests {
  @Test("SV-01: in compact width, the columns form one stack")
  func collapses() throws {
    let app = TestApp(ShelfApp.self)
    #expect(app.titles == ["Shelf"])
    try app.tap("Book 2")
    #expect(app.titles == ["Shelf", "Book 2"])
    #expect(app.stack?.children.map(\.traits) == [[.sidebar], [.detail]])
    #expect(app.rules == [])
  }

  @Test("SV-02: a selection causes a push, and going back clears the selection")
  func selectionPushes() throws {
    let app = TestApp(ShelfApp.self)
    try app.tap("Book 2")
    #expect(app.labels.contains("pushed"))
    try app.back()
    #expect(app.titles == ["Shelf"])
    #expect(app.selected == [])
    try app.tap("Book 2")
    try app.tap("Chapter")
    #expect(app.titles == ["Shelf", "Book 2", "Chapter of 2"])
    try app.back(2)
    #expect(app.titles == ["Shelf"])
  }

  @Test("SV-03: the visibility of columns has no effect while they are collapsed")
  func visibilityIsIgnored() throws {
    let app = TestApp(ShelfApp.self)
    try app.tap("Only detail")
    #expect(app.titles == ["Shelf"])
    app.resize(.regular)
    #expect(app.columns == [[], ["None"]])
    try app.tapAnywhere("Show Sidebar")
    #expect(app.columns == [["Shelf"], ["None"]])
    try app.tapAnywhere("Hide Sidebar")
    #expect(app.columns == [[], ["None"]])
  }

  @Test("SV-04: the preferred column is on top, and its binding is updated")
  func preferredColumn() throws {
    let app = TestApp(PreferredApp.self)
    #expect(app.titles == ["Side", "Detail"])
    try app.back()
    #expect(app.titles == ["Side"])
    #expect(app.labels.contains("sidebar on top"))
    try app.tap("Show detail")
    #expect(app.titles == ["Side", "Detail"])
  }

  @Test("SV-05: without a selection the sidebar is on top, even after a change of width")
  func lastUsefulColumn() throws {
    let app = TestApp(ShelfApp.self)
    app.resize(.regular)
    app.resize(.compact)
    #expect(app.titles == ["Shelf"])
    app.resize(.regular)
    try app.tapAnywhere("Book 1")
    app.resize(.compact)
    #expect(app.titles == ["Shelf", "Book 1"])
  }

  @Test("SV-06: a value link in the sidebar becomes the only value of the detail's stack")
  func valueInLaterColumn() throws {
    let app = TestApp(LinksApp.self)
    app.resize(.regular)
    #expect(app.columns == [["Side"], ["Root", "Number 7", "Number 8"]])
    try app.tapAnywhere("To the stack")
    #expect(app.columns == [["Side"], ["Root", "Number 1"]])
    #expect(app.labels(of: .sidebar).contains("path 1"))
  }

  @Test("SV-07, NS-16: any other value link writes its list's selection, or does nothing")
  func valueAsSelection() throws {
    let app = TestApp(LinksApp.self)
    app.resize(.regular)
    try app.tapAnywhere("To the selection")
    #expect(app.labels(of: .sidebar).contains("selection chosen"))
    #expect(app.selected == ["To the selection"])
    #expect(app.rules == [])
    try app.tapAnywhere("To nowhere")
    #expect(app.rules == ["missing-destination"])
  }

  @Test("SV-08: a destination declared in the sidebar fills the detail column")
  func destinationInSidebar() throws {
    let app = TestApp(LinksApp.self)
    app.resize(.regular)
    try app.tapAnywhere("To the destination")
    #expect(app.columns == [["Side"], ["Letter c"]])
    try app.tapAnywhere("To the stack")
    #expect(app.columns == [["Side"], ["Root", "Number 1"]])
  }

  @Test("SV-09: a detail that ignores the selection does not change")
  func placeholder() throws {
    let app = TestApp(ShelfApp.self)
    app.resize(.regular)
    #expect(app.columns == [["Shelf"], ["None"]])
  }

  @Test("SV-10: another selection removes the detail stack's values, but not its closure screens")
  func otherSelection() throws {
    let app = TestApp(ShelfApp.self)
    app.resize(.regular)
    try app.tapAnywhere("Book 1")
    try app.tapAnywhere("Chapter")
    try app.tapAnywhere("Book 2")
    #expect(app.columns == [["Shelf"], ["Book 2"]])
    try app.tapAnywhere("Notes")
    try app.tapAnywhere("Book 3")
    #expect(app.columns == [["Shelf"], ["Book 3", "Notes"]])
  }

  @Test("SV-11: a path that the app owns survives another selection")
  func ownedPath() throws {
    let app = TestApp(LinksApp.self)
    app.resize(.regular)
    try app.tapAnywhere("To the selection")
    #expect(app.columns == [["Side"], ["Root", "Number 7", "Number 8"]])
  }

  @Test("SV-12: an item's destination in the sidebar replaces the detail until the item is nil")
  func itemInSidebar() throws {
    let app = TestApp(LinksApp.self)
    app.resize(.regular)
    try app.tapAnywhere("Item")
    #expect(app.columns == [["Side"], ["Item"]])
    try app.tapAnywhere("No item")
    #expect(app.columns == [["Side"], ["Root", "Number 7", "Number 8"]])
    try app.tapAnywhere("Item")
    app.resize(.compact)
    #expect(app.titles == ["Side", "Item"])
    try app.back()
    #expect(app.titles == ["Side"])
  }

  @Test("SV-13, NS-78: a link fills the detail, unless it is not a detail link")
  func detailLinks() throws {
    let app = TestApp(LinksApp.self)
    app.resize(.regular)
    try app.tapAnywhere("To a view")
    #expect(app.columns == [["Side"], ["Closure"]])
    try app.tapAnywhere("In the sidebar")
    #expect(app.columns == [["Side", "Here"], ["Closure"]])
  }

  @Test("SV-15: three columns are shown step by step, as selections are made")
  func threeColumns() throws {
    let app = TestApp(LibraryApp.self)
    #expect(app.titles == ["Genres"])
    try app.tap("Plays")
    #expect(app.titles == ["Genres", "Plays"])
    try app.tap("Plays 2")
    #expect(app.titles == ["Genres", "Plays", "Reader"])
    #expect(app.labels == ["Reading 2"])
    try app.back()
    #expect(app.titles == ["Genres", "Plays"])
    try app.tap("Plays 1")
    try app.back(2)
    #expect(app.titles == ["Genres"])
    app.resize(.regular)
    #expect(app.columns == [["Genres"], ["No genre"], ["Reader"]])
  }

  @Test("SV-18: a split view in a stack is reported")
  func misplaced() {
    #expect(TestApp(MisplacedSplitApp.self).rules == ["split-view-in-stack"])
  }

  @Test("State is kept when the width changes, and dismiss leaves a collapsed column")
  func keepsState() throws {
    let app = TestApp(ShelfApp.self)
    try app.tap("Book 1")
    try app.tap("Marks 0")
    app.resize(.regular)
    #expect(app.labels(of: .detail).contains("Marks 1"))
    #expect(app.labels(of: .detail).contains("beside"))
    try app.tapAnywhere("Put back")
    #expect(app.columns == [["Shelf"], ["Book 1"]])
    app.resize(.compact)
    try app.tap("Put back")
    #expect(app.titles == ["Shelf"])
    #expect(app.selected == [])
    #expect(app.labels.contains("compact"))
  }
}
