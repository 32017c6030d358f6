import Foundation
import Testing

@testable import Exploration

@Suite("The report of an exploration")
struct ReportingTests {
  private let report = ExplorationReport(
    discoveries: [
      Discovery(
        kind: .noWayOut,
        entry: "restore-on-appear",
        message: "Back leads from 'A' to 'A' again.",
        script: ["back"],
        expectation: "expect not screen \"A\""
      ),
      Discovery(kind: .deadControl, message: "A tap <does> nothing.", script: ["tap \"B\""]),
    ],
    steps: 12,
    repeated: 5,
    places: 3,
    moves: 9,
    untried: 1,
    seed: 7,
    seconds: 0.5
  )

  @Test("A finding becomes a script with its reason and an expectation")
  func script() {
    let script = DiscoveryScript(report.discoveries[0], number: 1)
    #expect(script.name == "01-restore-on-appear.nav")
    #expect(
      script.text == """
        # Back leads from 'A' to 'A' again.
        # More: navlab explain restore-on-appear

        back
        expect not screen "A"

        """
    )
  }

  @Test("A script that passes despite the fault says so")
  func passing() {
    let script = DiscoveryScript(report.discoveries[1], number: 12)
    #expect(script.name == "12-dead-control.nav")
    #expect(script.text.contains("# This script shows the fault, but it passes."))
  }

  @Test("The summary says that an app that fails at launch was not explored")
  func launchFailure() {
    var failed = report
    (failed.steps, failed.places, failed.untried) = (1, 0, 0)
    #expect(
      ExplorationText(failed).summary
        == "Found 2 things at launch (seed 7). Fix this first; NavLab tried nothing else."
    )
  }

  @Test("The summary uses the singular for one thing, and the plural for several")
  func summary() {
    #expect(
      ExplorationText(report).summary
        == "Found 2 things in 12 steps and 3 places (seed 7). "
        + "1 of 9 moves was not tried; increase --steps to try more."
    )
    var small = report
    small.discoveries.removeLast()
    (small.steps, small.places, small.untried) = (1, 1, 0)
    #expect(
      ExplorationText(small).summary
        == "Found 1 thing in 1 step and 1 place (seed 7). NavLab tried every move that it found."
    )
  }

  @Test("JUnit has a failing case for each finding, or else a passing case")
  func junit() {
    let text = ExplorationJUnit(report, of: "Shop").text
    #expect(text.contains("<testsuite name=\"Shop\" tests=\"2\" failures=\"2\""))
    #expect(text.contains("A tap &lt;does&gt; nothing."))
    var quiet = report
    quiet.discoveries = []
    let passing = ExplorationJUnit(quiet, of: "Shop").text
    #expect(passing.contains("tests=\"1\" failures=\"0\""))
    #expect(!passing.contains("<failure"))
  }

  @Test("GitHub gets an error for each finding and a notice at the end")
  func annotations() {
    let lines = ExplorationAnnotations(report).text.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("::error title=restore-on-appear::Back leads"))
    #expect(lines[2].hasPrefix("::notice"))
  }

  @Test("Words, numbers and schemes in the source become links to try")
  func links() {
    let code = """
      .onOpenURL { url in
        // case "ignored"
        if url.scheme == "shop", url.host() == "item" { path = [url.lastPathComponent] }
      }
      """
    let links = LinkCandidates(AppSources([code])).links(with: ["teapot"])
    #expect(links.contains("shop://item/teapot"))
    #expect(links.contains("shop://item/unknown"))
    #expect(!links.contains { $0.contains("ignored") })
    #expect(LinkCandidates(AppSources(["Text(\"item\")"])).links(with: []) == [])
  }
}
