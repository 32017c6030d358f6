import Foundation
import SceneText
import Testing

@testable import AppTesting

@Suite("Reports on tests")
struct TestReporterTests {
  private let report: TestReport

  init() {
    func test(_ name: String) -> TestScript {
      TestScript(name: name, file: "NavTests/\(name).nav", path: "/\(name)")
    }
    var mismatch = TestFailure(
      message: "not as expected",
      file: "NavTests/cart/pay.nav",
      line: 3,
      column: 1
    )
    mismatch.command = "expect screen \"Paid\""
    mismatch.expected = "the screen \"Paid\""
    mismatch.seen = "\"Cart\" & <others>"
    mismatch.screen = "Shop > Cart"
    mismatch.printed = ["total: 12"]
    let crash = TestFailure(
      message: "The app crashed: index out of range (App.swift:12).",
      file: "NavTests/crash.nav",
      line: 2,
      column: 1
    )
    report = TestReport(
      app: "Shop",
      results: [
        TestResult(test("smoke"), [.init(.passed, commands: 4, seconds: 0.1)]),
        TestResult(
          test("cart/pay"),
          [.init(.failed, failure: mismatch, commands: 3, seconds: 0.2)]
        ),
        TestResult(test("crash"), [.init(.crashed, failure: crash, commands: 2, seconds: 0.3)]),
        TestResult(
          test("slow"),
          [.init(.failed, failure: mismatch, seconds: 0.1), .init(.passed, seconds: 0.1)]
        ),
      ],
      seconds: 0.44
    )
  }

  @Test("JUnit's XML has a suite per folder, and distinguishes failures from errors")
  func junit() {
    #expect(
      TestJUnit(report).text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="navlab" tests="4" failures="1" errors="1" skipped="0" time="0.440">
        <testsuite name="Shop" tests="3" failures="0" errors="1" skipped="0" time="0.600">
          <testcase name="crash" classname="Shop" time="0.300" file="NavTests/crash.nav" line="2">\
        <error type="crashed" message="The app crashed: index out of range (App.swift:12).">\
        NavTests/crash.nav:2:1: The app crashed: index out of range (App.swift:12).</error></testcase>
          <testcase name="slow" classname="Shop" time="0.200" file="NavTests/slow.nav">\
        <flakyFailure type="failed" message="expected the screen &quot;Paid&quot;, but seen: &quot;Cart&quot; &amp; \
        &lt;others&gt;">NavTests/cart/pay.nav:3:1: not as expected
        command: expect screen &quot;Paid&quot;
        expected: the screen &quot;Paid&quot;
        seen: &quot;Cart&quot; &amp; &lt;others&gt;
        screen: Shop &gt; Cart</flakyFailure></testcase>
          <testcase name="smoke" classname="Shop" time="0.100" file="NavTests/smoke.nav"/>
        </testsuite>
        <testsuite name="Shop.cart" tests="1" failures="1" errors="0" skipped="0" time="0.200">
          <testcase name="pay" classname="Shop.cart" time="0.200" file="NavTests/cart/pay.nav" line="3">\
        <failure type="failed" message="expected the screen &quot;Paid&quot;, but seen: &quot;Cart&quot; &amp; \
        &lt;others&gt;">NavTests/cart/pay.nav:3:1: not as expected
        command: expect screen &quot;Paid&quot;
        expected: the screen &quot;Paid&quot;
        seen: &quot;Cart&quot; &amp; &lt;others&gt;
        screen: Shop &gt; Cart</failure><system-out>total: 12</system-out></testcase>
        </testsuite>
        </testsuites>

        """
    )
  }

  @Test("GitHub gets an error per failure, a warning per flaky test, and the summary")
  func annotations() {
    let lines = TestAnnotations(report).text.split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "::error file=NavTests/cart/pay.nav,line=3,col=1,title=cart/pay failed::expected the screen \"Paid\", but seen: "
          + "\"Cart\" & <others>%0Acommand: expect screen \"Paid\"%0Aexpected: the screen \"Paid\"%0Aseen: \"Cart\" & "
          + "<others>%0Ascreen: Shop > Cart",
        "::error file=NavTests/crash.nav,line=2,col=1,title=crash crashed::The app crashed: index out of range "
          + "(App.swift:12).",
        "::warning file=NavTests/slow.nav,line=3,title=slow is flaky::it passed on attempt 2; the first "
          + "attempt failed: expected the screen \"Paid\", but seen: \"Cart\" & <others>",
        "4 tests of Shop: 2 passed (1 flaky), 1 failed, 1 crashed; 0.4 s",
      ]
    )
  }

  @Test("JSON contains everything that is known")
  func json() throws {
    let text = try TestJSON(report).text()
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    )
    #expect(object["version"] as? Int == 1)
    #expect(object["passed"] as? Int == 2 && object["failed"] as? Int == 2)
    #expect(object["flaky"] as? Int == 1)
    let tests = try #require(object["tests"] as? [[String: Any]])
    #expect(tests.map { $0["outcome"] as? String } == ["failed", "crashed", "passed", "passed"])
    let attempts = try #require(tests[0]["attempts"] as? [[String: Any]])
    let failure = try #require(attempts[0]["failure"] as? [String: Any])
    #expect(failure["line"] as? Int == 3 && failure["screen"] as? String == "Shop > Cart")
  }

  @Test("the text lists failures, and gives passing tests no line")
  func text() {
    let text = TestText(TextLayout(width: 60))
    let lines = report.results.flatMap(text.lines) + text.summary(of: report)
    #expect(
      lines.map(\.plain) == [
        "cart/pay failed",
        "  NavTests/cart/pay.nav:3:1: not as expected",
        "    command   expect screen \"Paid\"",
        "    expected  the screen \"Paid\"",
        "    seen      \"Cart\" & <others>",
        "    screen    Shop > Cart",
        "    printed   total: 12",
        "crash crashed",
        "  NavTests/crash.nav:2:1: The app crashed: index out of",
        "    range (App.swift:12).",
        "slow is flaky: it passed on attempt 2",
        "  before  NavTests/cart/pay.nav:3:1: expected the screen",
        "          \"Paid\", but seen: \"Cart\" & <others>",
        "4 tests of Shop: 2 passed (1 flaky), 1 failed, 1 crashed;",
        "  0.4 s",
      ]
    )
    #expect(report.exitCode == 4)
  }

  @Test("the summary says '1 test'")
  func one() {
    let one = TestReport(app: "A", results: [report.results[3]], seconds: 0)
    #expect(TestSummary(one).line == "1 test of A: 1 passed; 0.0 s")
    #expect(
      TestSummary(TestReport(app: "A", results: [], seconds: 0)).line
        == "0 tests of A: nothing to do; 0.0 s"
    )
  }
}
