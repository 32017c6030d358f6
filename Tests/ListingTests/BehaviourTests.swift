import Testing

/// Behaviours that only a whole app in a process of its own shows.
@Suite("Behaviours in whole apps")
struct BehaviourTests {
  private static let player = Result { try ListingPlayer() }

  @Test("NS-97: a window for a value exists once, and comes to the front again")
  func windowsForValues() throws { try play("notes-windows/several") }

  @Test("NS-98: each window has its own state, and can be closed")
  func stateOfWindows() throws { try play("notes-windows/several") }

  @Test("NS-99: a phone shows one window, and says so")
  func phone() throws { try play("notes-windows/several") }

  @Test("OB-41: state that a body writes is dropped")
  func stateInBody() throws { try play("separate-updates/transactions") }

  @Test("OB-42: different transactions of one action are separate updates")
  func transactions() throws { try play("separate-updates/transactions") }

  @Test("OB-43: an onChange that changes its own value more than twice is reported")
  func circle() throws { try play("separate-updates/transactions") }

  @Test("OB-45: the current locale is American English")
  func locale() throws { try play("launch-flags/arguments") }

  @Test("OB-46: bodies say in SwiftUI's words why they are evaluated")
  func printedChanges() throws { try play("why-again/changes") }

  @Test("OB-47: containers split their content into subviews")
  func subviews() throws { try play("card-deck/subviews") }

  @Test("OB-48: the field with keyboard focus publishes values")
  func focusedValues() throws { try play("focused-editor/focus") }

  @Test("OB-49: launch arguments are user defaults, too")
  func launchArguments() throws { try play("launch-flags/arguments") }

  @Test("OB-50: files are chosen and saved in sheets")
  func files() throws { try play("photo-files/dialogs") }

  @Test("OB-51: an app for documents begins where documents are created")
  func documents() throws { try play("letter-drawer/documents") }

  @Test("OB-52: suggested tokens enter the search field")
  func tokens() throws { try play("token-search/tokens") }

  @Test(
    "OB-40, OB-58, NS-87, AD-16: screens, texts, pickers and dialogs appear and disappear in order"
  )
  func comingAndGoing() throws { try play("parcel-counter/counter") }

  @Test("UIKit's responders, controllers and scenes, and small parts of Foundation, work")
  func partsOfTheSystem() throws { try play("harbour-desk/desk") }

  private func play(_ name: String) throws {
    let script = try #require(ListingScript.features.first { $0.name == name })
    let failures = try Self.player.get().play(script)
    #expect(failures == [])
  }
}
