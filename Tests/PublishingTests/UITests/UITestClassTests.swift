import Script
import Testing

@testable import Publishing

@Suite("Scripts as classes of UI tests")
struct UITestClassTests {
  private func classes(_ scripts: (path: String, text: String)...) throws -> [UITestClass] {
    let sources = try scripts.map { try UITestSource(ScriptSource($0.text, name: $0.path)) }
    return UITestClass.classes(for: sources)
  }

  /// The steps of the only test of a script, without its frame and its comments.
  private func steps(_ lines: String...) throws -> [String] {
    let text = try classes(("demo.nav", lines.joined(separator: "\n"))).map(\.text).joined()
    let frame = [
      "@MainActor", "func testDemo() throws {", "continueAfterFailure = false", "}",
      "let app = XCUIApplication()", "final class DemoTests: XCTestCase {",
    ]
    return text.split(separator: "\n")
      .map { String($0.drop { $0 == " " }) }
      .filter { !$0.hasPrefix("//") && !frame.contains($0) }
  }

  @Test("A script becomes one class with one test, each step below its line")
  func whole() throws {
    let text = try classes(
      ("nav/27-log-in.nav", "# A person comes back.\ntap \"Log In\" # now\nback")
    )
    #expect(
      text.map(\.file) == [
        PublishedFile(
          name: "LogIn27Tests.swift",
          text: """
            import XCTest

            /// The steps of nav/27-log-in.nav.
            ///
            /// Written by `navlab export xcuitest`.
            final class LogIn27Tests: XCTestCase {
              @MainActor
              func testLogIn27() throws {
                continueAfterFailure = false
                let app = XCUIApplication()
                app.launch()

                // 2: tap "Log In"
                app.control("Log In").tap()

                // 3: back
                app.goBack()
              }
            }

            """
        )
      ]
    )
  }

  @Test("Gestures become calls that find the script's controls")
  func gestures() throws {
    #expect(
      try steps(
        "tap \"Edit\" 2",
        "tap #save",
        "back 2",
        "back to \"Inbox\"",
        "dismiss",
        "tab .profile",
        "type \"Ada\" into \"Name\"",
        "type \"\" into #search",
        "toggle Loud",
        "pick \"Dark\" in \"Look\"",
        "scroll down 3",
        "scroll to \"Row 9\"",
        "swipe \"Milk\" left",
        "swipe \"Milk\" right halfway",
        "swipe down",
        "move \"Milk\" up 2",
        "search \"tea\"",
        "refresh"
      ) == [
        "app.launch()", "app.control(\"Edit\", number: 2).tap()", "app.control(\"save\").tap()",
        "app.goBack(2)", "app.goBack(to: \"Inbox\")", "app.dragDown()",
        "app.tab(\"profile\").tap()",
        "app.field(\"Name\").replaceText(with: \"Ada\")",
        "app.field(\"search\").replaceText(with: \"\")", "app.toggle(\"Loud\").tap()",
        "app.choose(\"Dark\", in: app.control(\"Look\"))", "app.swipeUp()",
        "app.scroll(to: \"Row 9\")", "app.row(\"Milk\").dragAcross(.left)",
        "app.row(\"Milk\").swipeRight()", "app.dragDown()", "app.row(\"Milk\").move(by: -2)",
        "app.search(for: \"tea\")", "app.pullToRefresh()",
      ]
    )
  }

  @Test("Links, launches and the home screen go through the system")
  func events() throws {
    #expect(
      try steps(
        "launch --argument -ui --environment SERVER=test",
        "open a://b/1",
        "relaunch",
        "relaunch after force quit a://c",
        "background",
        "activate",
        "wait 500ms"
      ) == [
        "app.launchArguments.append(\"-ui\")", "app.launchEnvironment[\"SERVER\"] = \"test\"",
        "app.launch()", "XCUIDevice.shared.system.open(try link(\"a://b/1\"))",
        "XCUIDevice.shared.press(.home)", "app.terminate()", "app.launchArguments = []",
        "app.launchEnvironment = [:]", "app.launch()", "app.terminate()",
        "app.open(try link(\"a://c\"))", "XCUIDevice.shared.press(.home)", "app.activate()",
        "pause(0.5)",
      ]
    )
  }

  @Test("Expectations become assertions, which not reverses")
  func expectations() throws {
    #expect(
      try steps(
        "expect screen \"Inbox\"",
        "expect not sheet \"New\"",
        "expect alert",
        "expect tab Home",
        "expect tabs [home, \"My Feed\"]",
        "expect not text containing \"3\"",
        "expect not disabled \"Save\"",
        "expect selection .home",
        "expect popover"
      ) == [
        "app.launch()", "XCTAssertTrue(app.navigationBars[\"Inbox\"].appears, app.shown)",
        "XCTAssertTrue(app.navigationBars[\"New\"].vanishes, app.shown)",
        "XCTAssertTrue(app.alerts.firstMatch.appears, app.shown)",
        "XCTAssertTrue(app.tab(\"Home\").isSelected, app.shown)", "let list1 = [", "\"home\",",
        "\"My Feed\",", "]", "XCTAssertTrue(app.hasTabs(list1), app.shown)",
        "XCTAssertTrue(app.text(containing: \"3\").vanishes, app.shown)",
        "XCTAssertTrue(app.control(\"Save\").isEnabled, app.shown)",
        "XCTAssertTrue(app.isSelected(\"home\"), app.shown)",
        "XCTAssertTrue(app.popovers.firstMatch.appears, app.shown)",
      ]
    )
  }

  @Test("An expectation that a UI test cannot see is omitted, and the test says so")
  func unseen() throws {
    let text = try classes(("a.nav", "expect path count 0\ntap A\nexpect sheet"))[0].text
    #expect(
      text.contains("    // 1: expect path count 0\n    // Not tested: the path is not visible")
    )
    #expect(text.hasSuffix("    throw XCTSkip(\"not tested: lines 1, 3\")\n  }\n}\n"))
  }

  @Test("A step that no finger can do skips the following steps, with the reason")
  func skipped() throws {
    #expect(
      try steps("push .detail(id: 4)", "back") == [
        "app.launch()",
        "let text1 = \"only the app's own code can do this; reach the state with taps\"",
        "try skipRest(at: 1, because: text1)", "app.goBack()",
      ]
    )
  }

  @Test("Commands that only look at the app become comments")
  func looks() throws {
    #expect(try steps("tree", "history", "set color never", "path") == ["app.launch()"])
  }

  @Test("Texts with quotes, interpolations and line breaks remain texts, and long texts are cut")
  func literals() throws {
    #expect(
      try steps(#"tap "\"\\(app)\n""#)
        == ["app.launch()", #"app.control("\"\\(app)\n").tap()"#]
    )
    let long = String(repeating: "long ", count: 40)
    let lines = try steps("tap \"\(long)\"")
    #expect(lines.allSatisfy { $0.count <= 96 })
    #expect(lines.last == "app.control(text1).tap()")
  }

  @Test("An exercise's checks become tests of one class, and lessons are read by blocks")
  func sections() throws {
    let checks = "# Note\n## check opens\ntap A\n\n## check opens-again\ntap B\n"
    let lesson = "> A quotation\n\n```nav predict=count\n> tap C\npushed\n```\n\n> another\n"
    let made = try classes(("Exercises/1-a/checks.nav", checks), ("Lesson.md", lesson))
    #expect(made.map(\.name) == ["ChecksTests", "LessonTests"])
    #expect(made[0].text.contains("func testOpens() throws"))
    #expect(made[0].text.contains("func testOpensAgain() throws"))
    #expect(made[0].text.contains("// 6: tap B\n"))
    #expect(made[1].text.contains("// 4: tap C\n"))
    #expect(!made[1].text.contains("another"))
  }

  @Test("Scripts of the same name are distinguished by their folders, and finally by numbers")
  func names() throws {
    let made = try classes(
      ("a/checks.nav", "tree"),
      ("b/checks.nav", "tree"),
      ("c/b/checks.nav", "tree"),
      ("7.nav", "tree"),
      ("é.nav", "tree")
    )
    #expect(
      made.map(\.name) == [
        "AChecksTests", "BChecksTests", "BChecksTests2", "Script7Tests", "ScriptTests",
      ]
    )
  }
}
