import FaultCatalogue
import Findings
import Testing

@testable import NavLint

@Suite("Two presentations of one view")
struct PresentationPairTests {
  private func severities(
    of body: String,
    state: String = "",
    members: String = "",
    settings: [String: LintConfiguration.Level] = [:]
  ) -> [Fault.Severity] {
    let code = """
      import SwiftUI

      struct Songs: View {
        @State private var isAdding = false
        @State private var song: Song?
        \(state)
        var body: some View {
          \(body)
        }
        \(members)
      }
      """
    return Linter(
      configuration: LintConfiguration(levels: settings, only: ["several-presentations"])
    )
    .judge([("Songs.swift", Array(code.utf8))]).findings.map(\.severity)
  }

  private let sheets = """
    .sheet(isPresented: $isAdding) { Add() }
    .sheet(item: $song) { Player(song: $0) }
    """

  @Test("Two flags that wait for taps are worth a note")
  func taps() {
    let taps = """
      List(songs) { song in Button(song.name) { self.song = song } }
        .toolbar { Button("Add") { isAdding.toggle() } }
      """
    #expect(severities(of: taps + sheets) == [.note])
    let branches = "Button(\"x\") { if isNew { isAdding = true } else { song = .first } }"
    #expect(severities(of: branches + sheets) == [.note])
    let settings = ["several-presentations": LintConfiguration.Level.error]
    #expect(severities(of: taps + sheets, settings: settings) == [.error])
    let cleared = "Button(\"x\") { isAdding = true; song = nil }"
    #expect(severities(of: cleared + sheets) == [.note])
  }

  @Test("Code that requests both is worth a warning")
  func together() {
    #expect(
      severities(of: "Button(\"x\") { isAdding = true; song = .first }" + sheets) == [.warning]
    )
    let method = "func start() { song = .first\n self.isAdding.toggle() }"
    #expect(severities(of: "Text(\"x\")" + sheets, members: method) == [.warning])
  }

  @Test("An event that may come at any time may request one over the other")
  func events() {
    for event in [
      ".onOpenURL { _ in song = .first }", ".onReceive(calls) { song = $0 }",
      ".onChange(of: phase) { isAdding = true }", ".task { isAdding = await isNew() }",
    ] {
      #expect(severities(of: "Text(\"x\")" + event + sheets) == [.warning], "\(event)")
    }
    let late = "Button(\"x\") { Task { let found = await find()\n song = found } }"
    #expect(severities(of: late + sheets) == [.warning])
    let method = "func call() async { song = await find() }"
    #expect(severities(of: "Text(\"x\")" + sheets, members: method) == [.warning])
    let early = "Button(\"x\") { Task { song = .first\n await play() } }"
    #expect(severities(of: early + sheets) == [.note])
  }

  @Test("A presented view may request the other presentation")
  func content() {
    let passed = """
      Text("x")
        .sheet(isPresented: $isAdding) { Add(song: $song) }
        .sheet(item: $song) { Player(song: $0) }
      """
    #expect(severities(of: passed) == [.warning])
    let called = """
      Text("x")
        .sheet(isPresented: $isAdding) { Player(song: nil) }
        .fullScreenCover(item: $song) { _ in Button("Add") { isAdding = true } }
      """
    #expect(severities(of: called) == [.warning])
    let inTurn = """
      Text("x")
        .sheet(isPresented: $isAdding) { Button("Play") { isAdding = false; song = .first } }
        .fullScreenCover(item: $song) { Player(song: $0) }
      """
    #expect(severities(of: inTurn) == [.note])
  }

  @Test("State from elsewhere may change at any time, and three presentations are too many")
  func elsewhere() {
    let router = """
      Text("x")
        .sheet(isPresented: $router.isAdding) { Add() }
        .sheet(item: $router.song) { Player(song: $0) }
      """
    #expect(severities(of: router, state: "@State private var router = Router()") == [.warning])
    let bound = """
      Text("x")
        .sheet(isPresented: $isShown) { Add() }
        .sheet(item: $song) { Player(song: $0) }
      """
    #expect(severities(of: bound, state: "@Binding var isShown: Bool") == [.warning])
    let three = "Text(\"x\")" + sheets + ".sheet(isPresented: $isSorting) { Sort() }"
    #expect(severities(of: three, state: "@State private var isSorting = false") == [.warning])
  }
}
