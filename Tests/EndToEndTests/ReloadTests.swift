import Foundation
import Terminal
import Testing
import VirtualTerminal

@Suite("Editing an app while it runs", .serialized)
struct ReloadTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
    try write("Price")
  }

  /// Writes the app, with another word in it, or with an error.
  private func write(_ word: String, link: String = "Soup", isRight: Bool = true) throws {
    try folder.write(
      """
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("\(link)", value: 1)
              .navigationTitle("Menu")
              .navigationDestination(for: Int.self) { _ in
                Text("\(word)").navigationTitle("Dish")\(isRight ? "" : ".nothing()")
              }
          }
        }
      }

      """,
      to: "Menu.swift"
    )
  }

  @Test("reload repeats the session's commands on the new build and shows the differences")
  func reload() throws {
    let run = try TerminalRun(["run", "Menu.swift"], in: folder)
    try run.enter("tap Soup")
    try write("Cost")
    try run.enter("reload")
    try run.waitFor(
      "reloaded ContentView: 1 command repeated\n~ text \"Price\" → \"Cost\"\nMenu › Dish ❯"
    )
    try write("Cost", isRight: false)
    try run.enter("reload")
    let screen = try run.waitFor("the running app stays as it is")
    #expect(screen.transcript.contains("Menu.swift:9:48: error: "), "\(screen.transcript)")
    try run.waitFor("Menu › Dish ❯")
    try write("Cost", link: "Salad")
    try run.enter("reload")
    try run.waitFor("tap Soup no longer works: ")
    try write("Cost", link: "Soup")
    try run.enter("reload")
    try run.waitFor("reloaded ContentView: 1 command repeated\npushed 1")
    #expect(try run.leave().status == 0)
  }

  @Test("a branch survives reload and watch, and save writes the path that leads through it")
  func branches() throws {
    let run = try TerminalRun(["run", "Menu.swift"], in: folder)
    try run.enter("tap Soup")
    try run.enter("back")
    try run.enter("undo")
    try run.enter("branch detour")
    try run.enter("wait 1s")
    try run.enter("bookmark late")
    try run.enter("wait 2s")
    try write("Cost")
    try run.enter("reload")
    try run.waitFor("reloaded ContentView: 3 commands repeated")
    try run.enter("watch")
    try run.waitFor("watching Menu.swift")
    try write("Fee")
    try run.pressEnter(until: "~ text \"Cost\" → \"Fee\"")
    try run.enter("history")
    try run.waitFor(
      "   2  wait 1s  bookmark late\n▶  3  wait 2s\ndetour  a branch of main at step 1"
    )
    try run.enter("save detour.nav")
    try run.enter("rejoin")
    try run.waitFor("back at step 1 of main, tap Soup")
    try run.enter("expect text \"Fee\"")
    try run.enter("redo")
    try run.waitFor("there is nothing to redo")
    try run.enter("goto detour")
    try run.waitFor("at step 3 of detour, wait 2s")
    #expect(try run.leave().status == 0)
    let saved = try String(
      decoding: Data(contentsOf: folder.url.appending(path: "detour.nav")),
      as: UTF8.self
    )
    #expect(saved.hasSuffix("_FILE\ntap Soup\nwait 1s\nwait 2s\n"))
  }

  @Test("watch rebuilds when a file is saved, until it is switched off")
  func watch() throws {
    let run = try TerminalRun(["run", "Menu.swift"], in: folder)
    try run.enter("tap Soup")
    try run.enter("watch")
    try run.waitFor("watching Menu.swift; to stop, type: watch off")
    try write("Cost")
    try run.pressEnter(until: "~ text \"Price\" → \"Cost\"")
    try write("Cost", isRight: false)
    try run.pressEnter(until: "the running app stays as it is")
    try run.enter("watch off")
    try run.waitFor("no longer watching")
    try run.enter("watch off")
    try run.waitFor("nothing is being watched")
    #expect(try run.leave().status == 0)
  }

  @Test("open-file opens another app, and keeps the current app if it cannot")
  func openFile() throws {
    try folder.write(SampleApps.recipes, to: "Recipes.swift")
    let run = try TerminalRun(["run", "Menu.swift"], in: folder)
    try run.enter("open-file None.swift")
    try run.waitFor("(the running app stays")
    try run.enter("open-file Rec*.swift")
    try run.waitFor("Recipes ❯")
    try run.enter("undo")
    try run.waitFor("there is nothing to undo")
    #expect(try run.leave().status == 0)
  }
}
