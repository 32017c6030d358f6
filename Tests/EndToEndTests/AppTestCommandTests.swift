import Foundation
import Shares
import Testing

@Suite("Tests of an app", .serialized, .enabled(if: Share(of: 2).takes(0)))
struct AppTestCommandTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
    try folder.write(
      """
      import SwiftUI
      import Foundation

      @main struct DeliApp: App {
        init() {
          let environment = ProcessInfo.processInfo.environment
          if let path = environment["ONCE"], !FileManager.default.fileExists(atPath: path) {
            _ = FileManager.default.createFile(atPath: path, contents: nil)
            fatalError("the first launch")
          }
        }
        var body: some Scene { WindowGroup { Menu() } }
      }

      struct Menu: View {
        @State private var text = ""
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Soup", value: "soup")
              Button("Crash") { let none: [Int] = []; print(none[1]) }
              Button("Hang") { while true {} }
              Button("Parent") { text = parent }
              Text(text)
            }
            .navigationTitle("Menu")
            .navigationDestination(for: String.self) { Text("Hot \\($0)").navigationTitle($0) }
          }
        }
        private var parent: String {
          let words = FileManager.default.contents(atPath: "/proc/\\(getppid())/cmdline") ?? Data()
          return String(decoding: words, as: UTF8.self).contains("--app") ? "forked" : "started"
        }
      }
      """,
      to: "Deli/App.swift"
    )
  }

  private func test(_ name: String, _ lines: String...) throws {
    try folder.write(lines.joined(separator: "\n") + "\n", to: "Deli/NavTests/\(name).nav")
  }

  @Test("tests pass, fail, crash, hang or are unreadable, each separately")
  func outcomes() throws {
    try test("good", "tap Soup", "expect screen \"soup\"")
    try test("bad", "tap Soup", "expect screen \"Menu\"")
    try test("crash", "tap Crash")
    try test("hang", "tap Hang")
    try test("typo", "tapp Soup")
    try test("expected", "tap Crash", "expect crash")
    let run = try CommandRun.run(["test", "Deli"], in: folder)
    #expect(run.status == 4, "\(run)")
    #expect(run.errors == "")
    #expect(
      run.output.contains("6 tests of DeliApp: 2 passed, 1 failed, 1 crashed, 1 did not answer,")
    )
    #expect(run.output.contains("  Deli/NavTests/bad.nav:2:1: not as expected\n"))
    #expect(run.output.contains("  Deli/NavTests/typo.nav:1:1: there is no command 'tapp'"))
    #expect(run.output.contains("crash crashed\n  Deli/NavTests/crash.nav:1:1: "))
    #expect(run.output.contains("hang did not answer\n"))
    #expect(!run.output.contains("Type `undo`"))
    let good = try CommandRun.run(["test", "Deli", "--filter", "good|expected"], in: folder)
    #expect(good.status == 0 && good.output.hasPrefix("2 tests of DeliApp: 2 passed; "), "\(good)")
    let bad = try CommandRun.run(
      ["test", "Deli/NavTests", "--filter", "bad", "--format", "github"],
      in: folder
    )
    #expect(bad.status == 1)
    #expect(
      bad.output.hasPrefix("::error file=Deli/NavTests/bad.nav,line=2,col=1,title=bad failed::")
    )
    let typo = try CommandRun.run(["test", "Deli", "--filter", "typo"], in: folder)
    #expect(typo.status == 2)
  }

  @Test("tests run in processes forked from the loaded app, and source neighbouring scripts")
  func forked() throws {
    try test("_soup", "tap Soup")
    try test(
      "deep/one",
      "tap Parent",
      "expect text \"forked\"",
      "source ../_soup.nav",
      "expect screen \"soup\""
    )
    try test("two", "source _soup.nav", "relaunch", "tap Parent", "expect text \"forked\"")
    let run = try CommandRun.run(["test", "Deli", "--junit", "results.xml"], in: folder)
    #expect(run.status == 0, "\(run)")
    let xml = try String(contentsOfFile: "\(folder.path)/results.xml", encoding: .utf8)
    #expect(xml.contains("<testsuites name=\"navlab\" tests=\"2\" failures=\"0\" errors=\"0\""))
    let list = try CommandRun.run(["test", "Deli", "--list"], in: folder)
    #expect(list.output == "deep/one\ntwo\n")
  }

  @Test("an error names the command that sources a missing script")
  func sourceOfNothing() throws {
    try test("_chain", "tree", "source ../nowhere.nav")
    try test("a", "tree", "source nowhere.nav")
    try test("b", "source _chain.nav")
    let run = try CommandRun.run(["test", "Deli", "--format", "github"], in: folder)
    #expect(run.status == 2, "\(run)")
    let places = run.output.split(separator: "\n").filter { $0.hasPrefix("::error") }
    #expect(places.count == 2)
    #expect(places.first?.hasPrefix("::error file=Deli/NavTests/a.nav,line=2,col=1,") == true)
    #expect(places.first?.contains("nowhere.nav: there is no such file") == true)
    #expect(places.last?.hasPrefix("::error file=Deli/NavTests/_chain.nav,line=2,col=1,") == true)
  }

  @Test("tests that pass only when repeated are flaky")
  func flaky() throws {
    try test("once", "expect screen \"Menu\"")
    let once = ["test", "Deli", "--environment", "ONCE=\(folder.path)/seen"]
    let failed = try CommandRun.run(once, in: folder)
    #expect(failed.status == 4, "\(failed)")
    try FileManager.default.removeItem(atPath: "\(folder.path)/seen")
    let flaky = try CommandRun.run(once + ["--retry", "1"], in: folder)
    #expect(flaky.status == 0, "\(flaky)")
    #expect(flaky.output.contains("once is flaky: it passed on attempt 2\n"))
    #expect(flaky.output.contains("1 test of DeliApp: 1 passed (1 flaky); "))
  }

  @Test("no tests run if there are none, or if the app does not compile")
  func misuse() throws {
    let none = try CommandRun.run(["test", "Deli"], in: folder)
    #expect(none.status == 2)
    #expect(
      none.errors.hasPrefix("Deli: there is no test here; write one, such as NavTests/first.nav")
    )
    let nowhere = try CommandRun.run(["test", "Nowhere"], in: folder)
    #expect(nowhere.status == 2 && nowhere.errors.hasPrefix("Nowhere: there is no such folder"))
    try test("one", "tree")
    let name = try CommandRun.run(["test", "Deli", "--filter", "two"], in: folder)
    #expect(name.status == 2 && name.errors.contains("--list shows the names"))
    let shards = try (1...2).map {
      try CommandRun.run(["test", "Deli", "--shard", "\($0)/2", "--list"], in: folder)
    }
    #expect(shards.map(\.output).joined() == "one\n")
    #expect(shards.allSatisfy { $0.status == 0 })
    try folder.write("struct {", to: "Deli/Broken.swift")
    let broken = try CommandRun.run(["test", "Deli"], in: folder)
    #expect(broken.status == 3)
  }

  @Test("tests report the places that they visit, and can be required to visit a share")
  func coverage() throws {
    try test("soup", "tap Soup", "expect screen \"soup\"")
    let half = try CommandRun.run(
      ["test", "Deli", "--coverage", "text", "--at-least", "80"],
      in: folder
    )
    #expect(half.status == 1, "\(half)")
    #expect(half.output.contains("navigation coverage: 66% (2 of 3)\n"))
    #expect(half.output.contains("    not visited  from String (Deli/App.swift:27)\n"))
    #expect(
      half.errors.contains(
        "navlab: the tests visit 66% of the navigation, less than the required 80%"
      )
    )
    try test("back", "tap Soup", "back")
    let whole = try CommandRun.run(
      [
        "test", "Deli", "--coverage", "html", "--coverage-file", "coverage.html", "--at-least",
        "100",
      ],
      in: folder
    )
    #expect(whole.status == 0, "\(whole)")
    let page = try String(contentsOfFile: "\(folder.path)/coverage.html", encoding: .utf8)
    #expect(page.contains("Navigation coverage of DeliApp: 100%") && page.contains("<svg"))
    let json = try CommandRun.run(["test", "Deli", "--coverage", "json"], in: folder)
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(object?["percent"] as? Double == 100)
    #expect(json.errors.contains("2 tests of DeliApp: 2 passed; "))
  }

  @Test("recorded tests repeat actions, with expectations at turns and at the end")
  func recorded() throws {
    let lines = "tap Soup\ntree\nback\ntap Soup\nundo\ntap Parent\nexpect text \"started\"\n"
    let run = try CommandRun.run(["record", "Deli", "menu/soup"], in: folder, input: lines)
    #expect(run.status == 1, "\(run)")
    let text = try String(
      contentsOfFile: "\(folder.path)/Deli/NavTests/menu/soup.nav",
      encoding: .utf8
    )
    #expect(
      text == """
        # DeliApp: recorded at the prompt; 'navlab test' runs it
        tap Soup
        expect screen "soup"
        back
        tap Parent
        expect text "started"

        """
    )
    // Here it is started, and in a test it is forked: the expectation is the person's own.
    #expect(run.errors.contains("Deli/NavTests/menu/soup.nav fails when NavLab runs it again"))
    let again = try CommandRun.run(
      ["record", "Deli", "menu/soup"],
      in: folder,
      input: "tap Soup\n"
    )
    #expect(again.status == 2 && again.errors.contains("exists already"))
    let other = try CommandRun.run(
      ["record", "Deli", "menu/soup", "--force"],
      in: folder,
      input: "tap Soup\n"
    )
    #expect(other.status == 0, "\(other)")
    #expect(
      other.output.contains(
        "Deli/NavTests/menu/soup.nav: 1 command, 1 expectation\n1 test of DeliApp: 1 passed; "
      )
    )
    let none = try CommandRun.run(["record", "Deli", "none"], in: folder, input: "tree\n")
    #expect(none.status == 2 && none.errors.contains("you did nothing in the app"))
  }
}
